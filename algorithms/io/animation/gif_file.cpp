// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/animation/gif_file.hpp"

#include <gif_lib.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <unordered_map>
#include <utility>

#include "algorithms/io/new_files.hpp"
#include "solver/core/check.hpp"

namespace spate::io {
namespace {

constexpr int palette_size = 256, bits = 8, greys = 64;
constexpr int unchanged = palette_size - 1;  // the colour that lets the picture before shine through

}  // namespace

class GifFile::Writer {
 public:
  Writer(const std::string& path, const RgbPicture& palette_of, double delay)
      : path_(path),
        files_(path),
        width_(palette_of.width),
        height_(palette_of.height),
        delay_(
            std::max(2, static_cast<int>(std::lround(100 * delay)))) {  // viewers take shorter ones for long
    find_palette(palette_of);
    int error = 0;
    // Not by its name: giflib would make a file that others cannot read.
    file_.open(std::filesystem::u8path(files_.temporary()), std::ios::binary);
    gif_.reset(EGifOpen(&file_, &put_bytes, &error));
    if (gif_ == nullptr) fail(error);
    EGifSetGifVersion(gif_.get(), true);
    check(EGifPutScreenDesc(gif_.get(), width_, height_, bits, 0, map_.get()));
    unsigned char application[] = {'N', 'E', 'T', 'S', 'C', 'A', 'P', 'E', '2', '.', '0'};
    unsigned char forever[] = {1, 0, 0};
    check(EGifPutExtensionLeader(gif_.get(), APPLICATION_EXT_FUNC_CODE));
    check(EGifPutExtensionBlock(gif_.get(), sizeof application, application));
    check(EGifPutExtensionBlock(gif_.get(), sizeof forever, forever));
    check(EGifPutExtensionTrailer(gif_.get()));
  }
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  void add(const RgbPicture& picture) {
    spate::check(picture.width == width_ && picture.height == height_, "animation_of_other_size",
                 "A picture of an animation has another size", "all of them must have the same",
                 "Draw them alike.");
    std::vector<GifPixelType> pixels;
    pixels.reserve(picture.colors.size());
    for (const std::uint32_t color : picture.colors) pixels.push_back(nearest(color));
    int left = 0, top = 0, right = width_, bottom = height_;
    if (!before_.empty()) {
      left = width_, top = height_, right = bottom = 0;
      for (int y = 0; y < height_; ++y)
        for (int x = 0; x < width_; ++x)
          if (pixels[at(x, y)] != before_[at(x, y)]) {
            left = std::min(left, x);
            right = std::max(right, x + 1);
            top = std::min(top, y);
            bottom = std::max(bottom, y + 1);
          }
      if (right <= left) left = top = 0, right = bottom = 1;  // a picture as the one before
    }
    GraphicsControlBlock control{DISPOSE_DO_NOT, false, delay_, unchanged};
    GifByteType block[4];
    check(EGifPutExtension(gif_.get(), GRAPHICS_EXT_FUNC_CODE,
                           static_cast<int>(EGifGCBToExtension(&control, block)), block));
    check(EGifPutImageDesc(gif_.get(), left, top, right - left, bottom - top, false, nullptr));
    std::vector<GifPixelType> row(static_cast<std::size_t>(right - left));
    for (int y = top; y < bottom; ++y) {
      for (int x = left; x < right; ++x) {
        const bool same = !before_.empty() && pixels[at(x, y)] == before_[at(x, y)];
        row[static_cast<std::size_t>(x - left)] =
            same ? static_cast<GifPixelType>(unchanged) : pixels[at(x, y)];
      }
      check(EGifPutLine(gif_.get(), row.data(), right - left));
    }
    before_ = std::move(pixels);
  }

  void publish() {
    int error = 0;
    if (EGifCloseFile(gif_.release(), &error) == GIF_ERROR) fail(error);
    file_.close();
    if (!file_) fail(E_GIF_ERR_CLOSE_FAILED);
    files_.store_all();
    files_.take_place();
  }

 private:
  static int put_bytes(GifFileType* gif, const GifByteType* bytes, int count) {
    auto& file = *static_cast<std::ofstream*>(gif->UserData);
    file.write(reinterpret_cast<const char*>(bytes), count);
    return file ? count : 0;
  }

  std::size_t at(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x);
  }

  // Greys of their own for shaded ground, which would get a tint from colours; the rest for those.
  void find_palette(const RgbPicture& picture) {
    std::vector<GifByteType> red, green, blue;
    for (const std::uint32_t color : picture.colors) {
      const auto r = static_cast<GifByteType>(color >> 16 & 0xffu),
                 g = static_cast<GifByteType>(color >> 8 & 0xffu),
                 b = static_cast<GifByteType>(color & 0xffu);
      if (r == g && g == b) continue;
      red.push_back(r);
      green.push_back(g);
      blue.push_back(b);
    }
    map_.reset(GifMakeMapObject(palette_size, nullptr));
    if (!map_) fail(E_GIF_ERR_NOT_ENOUGH_MEM);
    for (; used_ < greys; ++used_) {
      const auto grey = static_cast<GifByteType>(255 * used_ / (greys - 1));
      map_->Colors[used_] = {grey, grey, grey};
    }
    if (red.empty()) return;
    std::vector<GifByteType> indices(red.size());
    int colors = unchanged - greys;
    if (GifQuantizeBuffer(static_cast<unsigned>(red.size()), 1, &colors, red.data(), green.data(),
                          blue.data(), indices.data(), map_->Colors + greys) == GIF_ERROR)
      fail(E_GIF_ERR_NOT_ENOUGH_MEM);
    used_ += std::min(colors, unchanged - greys);
  }

  GifPixelType nearest(std::uint32_t color) {
    const auto found = known_.find(color);
    if (found != known_.end()) return found->second;
    const int red = static_cast<int>(color >> 16 & 0xffu), green = static_cast<int>(color >> 8 & 0xffu),
              blue = static_cast<int>(color & 0xffu);
    int best = 0, least = 1 << 30;
    for (int i = 0; i < used_; ++i) {
      const GifColorType& other = map_->Colors[i];
      const int r = red - other.Red, g = green - other.Green, b = blue - other.Blue;
      const int distance = 2 * r * r + 4 * g * g + 3 * b * b;  // as eyes see differences
      if (distance < least) {
        least = distance;
        best = i;
      }
    }
    return known_[color] = static_cast<GifPixelType>(best);
  }

  void check(int status) {
    if (status == GIF_ERROR) fail(gif_->Error);
  }
  [[noreturn]] void fail(int error) const {
    const char* why = GifErrorString(error);
    throw Error("result_not_written", tr("The result '%1' cannot be written", path_),
                why != nullptr ? why : tr("the disk may be full"),
                tr("Free some space on the disk, or choose a folder on another one."));
  }

  struct FreeMap {
    void operator()(ColorMapObject* map) const { GifFreeMapObject(map); }
  };
  const std::string path_;
  NewFiles files_;
  const int width_, height_, delay_;  // hundredths of a second
  std::unique_ptr<ColorMapObject, FreeMap> map_;
  int used_ = 0;  // colours of the palette
  std::ofstream file_;
  struct Close {
    void operator()(GifFileType* gif) const {
      int error = 0;
      EGifCloseFile(gif, &error);
    }
  };
  std::unique_ptr<GifFileType, Close> gif_;  // after the file, to which it writes its end
  std::vector<GifPixelType> before_;
  std::unordered_map<std::uint32_t, GifPixelType> known_;
};

GifFile::GifFile(const std::string& path, const RgbPicture& palette_of, double delay)
    : writer_(std::make_unique<Writer>(path, palette_of, delay)) {}
GifFile::~GifFile() = default;

void GifFile::add(const RgbPicture& picture) {
  writer_->add(picture);
}

void GifFile::publish() {
  writer_->publish();
}

}  // namespace spate::io
