// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/report/cairo/cairo_canvas.hpp"

#include <cairo.h>

#include <cmath>
#include <new>

#include "algorithms/report/picture.hpp"

namespace spate {
namespace {

static_assert(sizeof(io::RgbPicture::colors[0]) == 4);

class CairoCanvas : public Canvas {
 public:
  explicit CairoCanvas(io::RgbPicture& picture) : picture_(picture) {
    surface_.reset(cairo_image_surface_create_for_data(
        reinterpret_cast<unsigned char*>(picture.colors.data()), CAIRO_FORMAT_RGB24, picture.width,
        picture.height, 4 * picture.width));
    context_.reset(cairo_create(surface_.get()));
    if (cairo_status(context_.get()) != CAIRO_STATUS_SUCCESS) throw std::bad_alloc();
    // Letters keep their shape at every size, as those of QPainter do.
    const std::unique_ptr<cairo_font_options_t, decltype(&cairo_font_options_destroy)> options(
        cairo_font_options_create(), &cairo_font_options_destroy);
    cairo_font_options_set_hint_style(options.get(), CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options.get(), CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_antialias(options.get(), CAIRO_ANTIALIAS_GRAY);
    cairo_set_font_options(context_.get(), options.get());
  }
  ~CairoCanvas() override {
    cairo_surface_flush(surface_.get());
    for (std::uint32_t& color : picture_.colors) color &= 0xffffffu;  // the highest byte is Cairo's
  }

  void begin_at(double left, double top, double unit) override {
    cairo_identity_matrix(context_.get());
    cairo_translate(context_.get(), left, top);
    cairo_scale(context_.get(), unit, unit);
  }

  void draw(const MapFurniture::Shape& shape) override {
    for (const PlotPoint& corner : shape.corners) cairo_line_to(context_.get(), corner.x, corner.y);
    cairo_close_path(context_.get());
    if (!shape.fill.empty()) {
      take(shape.fill);
      cairo_fill_preserve(context_.get());
    }
    if (!shape.line.empty()) {
      take(shape.line);
      cairo_set_line_width(context_.get(), shape.line_width);
      cairo_stroke_preserve(context_.get());
    }
    cairo_new_path(context_.get());
  }

  void draw_plate(const MapFurniture::Plate& plate) override {
    constexpr double radius = MapFurniture::plate_radius, quarter = 1.5707963267948966;
    const double left = plate.left + radius, right = plate.left + plate.width - radius,
                 top = plate.top + radius, bottom = plate.top + plate.height - radius;
    cairo_arc(context_.get(), right, top, radius, -quarter, 0);
    cairo_arc(context_.get(), right, bottom, radius, 0, quarter);
    cairo_arc(context_.get(), left, bottom, radius, quarter, 2 * quarter);
    cairo_arc(context_.get(), left, top, radius, 2 * quarter, 3 * quarter);
    cairo_set_source_rgba(context_.get(), 1, 1, 1, MapFurniture::plate_opacity);
    cairo_fill(context_.get());
  }

  void write(const std::string& words, double left, double base, const Font& font,
             const std::string& color) override {
    take(font);
    take(color);
    cairo_move_to(context_.get(), left, base);
    cairo_show_text(context_.get(), words.c_str());
    cairo_new_path(context_.get());
  }

  double width_of(const std::string& words, const Font& font) const override {
    take(font);
    cairo_text_extents_t extents;
    cairo_text_extents(context_.get(), words.c_str(), &extents);
    return extents.x_advance;
  }
  double ascent_of(const Font& font) const override { return metrics_of(font).ascent; }
  double height_of(const Font& font) const override {
    const cairo_font_extents_t metrics = metrics_of(font);
    return metrics.ascent + metrics.descent;
  }
  double line_spacing_of(const Font& font) const override { return metrics_of(font).height; }

 private:
  void take(const std::string& color) const {
    const Rgb rgb = rgb_of(color);
    cairo_set_source_rgb(context_.get(), rgb[0] / 255.0, rgb[1] / 255.0, rgb[2] / 255.0);
  }
  void take(const Font& font) const {
    cairo_select_font_face(context_.get(), "sans-serif", CAIRO_FONT_SLANT_NORMAL,
                           font.bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
    cairo_set_font_size(context_.get(), font.size);
  }
  cairo_font_extents_t metrics_of(const Font& font) const {
    take(font);
    cairo_font_extents_t metrics;
    cairo_font_extents(context_.get(), &metrics);
    return metrics;
  }

  struct Free {
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
    void operator()(cairo_t* context) const { cairo_destroy(context); }
  };
  io::RgbPicture& picture_;
  std::unique_ptr<cairo_surface_t, Free> surface_;
  std::unique_ptr<cairo_t, Free> context_;
};

}  // namespace

std::unique_ptr<Canvas> cairo_canvas(io::RgbPicture& picture) {
  return std::make_unique<CairoCanvas>(picture);
}

}  // namespace spate
