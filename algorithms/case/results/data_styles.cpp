// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/results/data_styles.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "algorithms/case/results/styles.hpp"
#include "algorithms/report/markup.hpp"
#include "algorithms/report/picture.hpp"
#include "solver/core/text.hpp"
#include "solver/core/translatable.hpp"

namespace spate {
namespace {

using Ramp = std::vector<Rgb>;

// Early arrivals are dark, which stands for danger (matplotlib's magma); so are long durations (viridis,
// reversed).
const Ramp early = {{20, 9, 47},   {87, 21, 126},   {158, 47, 127},
                    {232, 83, 98}, {254, 161, 110}, {252, 253, 191}};
const Ramp lasting = {{253, 231, 37}, {122, 209, 81}, {34, 168, 132},
                      {42, 120, 142}, {65, 68, 135},  {68, 1, 84}};
const Ramp heights = {{68, 1, 84},    {65, 68, 135},  {42, 120, 142},
                      {34, 168, 132}, {122, 209, 81}, {253, 231, 37}};
// From valleys to heights, as on topographic maps.
const Ramp ground = {{148, 178, 124}, {196, 204, 150}, {226, 214, 170},
                     {205, 178, 132}, {168, 136, 100}, {236, 232, 228}};
const Ramp depths = {{210, 227, 243}, {121, 181, 217}, {47, 126, 188}, {8, 64, 126}, {8, 34, 81}};
const Ramp losses = {{255, 248, 199}, {243, 192, 57}, {228, 128, 28}, {199, 65, 13}, {144, 22, 41}};

// The colour of class `number` out of count.
Rgb colour_of(const Ramp& ramp, std::size_t number, std::size_t count) {
  const double place = count < 2 ? 0 : double(number) / double(count - 1) * double(ramp.size() - 1);
  const auto below = std::min(static_cast<std::size_t>(place), ramp.size() - 2);
  return mixed(ramp[below + 1], ramp[below], place - double(below));
}

std::string rgb(const Rgb& colour) {
  return std::to_string(colour[0]) + "," + std::to_string(colour[1]) + "," + std::to_string(colour[2]);
}

const char* const head =
    "<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>\n"
    "<qgis version=\"3.22\" styleCategories=\"Symbology\">\n";

// A class of a raster: its upper limit, and its label.
struct RasterClass {
  std::string up_to;
  std::string label;
};

std::string raster_style(const std::vector<RasterClass>& classes, const Ramp& ramp, double least,
                         double most) {
  const std::string limits = exact(least) + "\" classificationMax=\"" + exact(most);
  std::string text = head;
  text +=
      "  <pipe>\n    <rasterrenderer type=\"singlebandpseudocolor\" band=\"1\" opacity=\"0.75\" "
      "alphaBand=\"-1\" nodataColor=\"\" classificationMin=\"" +
      limits +
      "\">\n      <minMaxOrigin><limits>None</limits><extent>WholeRaster</extent>"
      "<statAccuracy>Exact</statAccuracy></minMaxOrigin>\n      <rastershader>\n"
      "        <colorrampshader colorRampType=\"DISCRETE\" classificationMode=\"1\" clip=\"0\" "
      "minimumValue=\"" +
      exact(least) + "\" maximumValue=\"" + exact(most) + "\" labelPrecision=\"2\">\n";
  for (std::size_t i = 0; i < classes.size(); ++i)
    text += "          <item value=\"" + classes[i].up_to + "\" label=\"" + escaped(classes[i].label) +
            "\" color=\"" + color_text(colour_of(ramp, i, classes.size())) + "\" alpha=\"255\"/>\n";
  return text +
         "        </colorrampshader>\n      </rastershader>\n    </rasterrenderer>\n"
         "    <brightnesscontrast brightness=\"0\" contrast=\"0\" gamma=\"1\"/>\n"
         "    <huesaturation saturation=\"0\" grayscaleMode=\"0\" colorizeOn=\"0\"/>\n"
         "    <rasterresampler maxOversampling=\"2\"/>\n  </pipe>\n  <blendMode>0</blendMode>\n</qgis>\n";
}

// At most eight equal classes of times, in steps that a clock has. One more class after the last step takes
// times that rounding has made larger.
std::string time_style(double duration, const Ramp& ramp) {
  constexpr double minute = 60, hour = 3600, day = 86400;
  constexpr std::size_t most_classes = 8;
  std::vector<double> steps = {0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30};
  for (const double minutes : {1, 2, 3, 5, 10, 15, 20, 30}) steps.push_back(minutes * minute);
  for (const double hours : {1, 2, 3, 4, 6, 12}) steps.push_back(hours * hour);
  for (const double days : {1, 2, 5, 10, 20, 50, 100, 365}) steps.push_back(days * day);
  const auto fits = [&](double step) { return duration <= most_classes * step * (1 + 1e-9); };
  const auto found = std::find_if(steps.begin(), steps.end(), fits);
  const double step = found != steps.end() ? *found : duration / most_classes;
  const auto [unit, label] = step < minute ? std::pair(1.0, translatable("%1 - %2 s"))
                             : step < hour ? std::pair(minute, translatable("%1 - %2 min"))
                             : step < day  ? std::pair(hour, translatable("%1 - %2 h"))
                                           : std::pair(day, translatable("%1 - %2 days"));
  const auto count = std::max<std::size_t>(static_cast<std::size_t>(std::ceil(duration / step - 1e-9)), 1);
  std::vector<RasterClass> classes;
  for (std::size_t i = 0; i < count; ++i) {
    const double from = double(i) * step, to = double(i + 1) * step;
    classes.push_back(
        {i + 1 == count ? "inf" : exact(to), fill(label, {exact(from / unit), exact(to / unit)})});
  }
  return raster_style(classes, ramp, 0, double(count) * step);
}

// The smallest 1, 2 or 5 times a power of ten of which at most most_steps lie in the range.
double round_step(double range, double most_steps) {
  const double power = std::pow(10, std::floor(std::log10(range / most_steps)));
  for (const double factor : {1.0, 2.0, 5.0})
    if (range <= most_steps * factor * power * (1 + 1e-9)) return factor * power;
  return 10 * power;
}

std::string level_style(double least, double most, const Ramp& ramp) {
  constexpr double most_classes = 8;
  const double range = std::max(most - least, 0.01);
  const double step = round_step(range, most_classes);
  const double from = std::floor(least / step + 1e-6) * step;
  const int decimals = std::max(0, static_cast<int>(std::ceil(-std::log10(step) - 1e-9)));
  // All labels of a legend have the same number of decimals.
  const auto text = [&](double level) {
    const double unit = std::pow(10, decimals);
    std::string digits = exact(std::round(level * unit) / unit + 0.0);  // "-0" is no level
    if (decimals == 0) return digits;
    if (digits.find('.') == std::string::npos) digits += '.';
    digits.resize(digits.find('.') + 1 + static_cast<std::size_t>(decimals), '0');
    return digits;
  };
  const auto count =
      std::max<std::size_t>(static_cast<std::size_t>(std::ceil((most - from) / step - 1e-6)), 1);
  std::vector<RasterClass> classes;
  for (std::size_t i = 0; i < count; ++i) {
    const double lower = from + double(i) * step, upper = from + double(i + 1) * step;
    classes.push_back(
        {i + 1 == count ? "inf" : text(upper), fill(translatable("%1 - %2 m"), {text(lower), text(upper)})});
  }
  return raster_style(classes, ramp, from, from + double(count) * step);
}

// A rule of a style of polygons. A rule without a colour is hatched.
struct Rule {
  std::string filter;
  std::string label;
  std::optional<Rgb> colour;
};

std::string fill_style(const std::vector<Rule>& rules, const std::string& alpha, const std::string& outline) {
  std::string text = head;
  text +=
      "  <renderer-v2 type=\"RuleRenderer\" symbollevels=\"0\" forceraster=\"0\" enableorderby=\"0\">\n"
      "    <rules key=\"root\">\n";
  for (std::size_t i = 0; i < rules.size(); ++i)
    text += "      <rule key=\"" + std::to_string(i) + "\" symbol=\"" + std::to_string(i) + "\" filter=\"" +
            escaped(rules[i].filter) + "\" label=\"" + escaped(rules[i].label) + "\"/>\n";
  text += "    </rules>\n    <symbols>\n";
  for (std::size_t i = 0; i < rules.size(); ++i) {
    const Rgb colour = rules[i].colour.value_or(Rgb{120, 120, 120});
    const auto option = [&](const char* name, const std::string& value) {
      text += std::string("            <Option name=\"") + name + "\" type=\"QString\" value=\"" + value +
              "\"/>\n";
    };
    text += "      <symbol name=\"" + std::to_string(i) + "\" type=\"fill\" alpha=\"" + alpha +
            "\" clip_to_extent=\"1\" force_rhr=\"0\">\n"
            "        <layer class=\"SimpleFill\" enabled=\"1\" locked=\"0\" pass=\"0\">\n"
            "          <Option type=\"Map\">\n";
    option("color", rgb(colour) + ",255");
    option("style", rules[i].colour ? "solid" : "f_diagonal");
    option("outline_color", outline);
    option("outline_style", "solid");
    option("outline_width", "0.1");
    option("outline_width_unit", "MM");
    text += "          </Option>\n        </layer>\n      </symbol>\n";
  }
  return text + "    </symbols>\n  </renderer-v2>\n  <blendMode>0</blendMode>\n</qgis>\n";
}

const std::string no_break_space = "\u00a0";

// "1 000 000", "0.01"
std::string amount_text(double amount) {
  if (amount < 1e4 || amount > 1e15 || amount != std::floor(amount)) return exact(amount);
  std::string text = std::to_string(static_cast<long long>(amount));
  for (std::size_t place = text.size(); place > 3; place -= 3) text.insert(place - 3, no_break_space);
  return text;
}

// The currency before an amount, with spaces that keep the two on one line.
std::string before_amount(const std::string& currency) {
  std::string text;
  for (const char letter : currency) text += letter == ' ' ? no_break_space : std::string(1, letter);
  return text.empty() ? text : text + no_break_space;
}

}  // namespace

std::string map_style(const std::string& name, const MapRange& range) {
  if (name == "arrival_time" || name == "time_of_max_depth") return time_style(range.duration, early);
  if (name == "wet_duration") return time_style(range.duration, lasting);
  if (name == "max_level") return level_style(range.least, range.most, heights);
  if (name == "bed") return level_style(range.least, range.most, ground);
  return std::string(style_text(name));
}

std::string extent_style(const std::vector<double>& thresholds) {
  std::vector<Rule> rules;
  for (std::size_t i = 0; i < thresholds.size(); ++i) {
    const bool is_last = i + 1 == thresholds.size();
    // Compared halfway between two thresholds, so that rounding of the field does not matter.
    std::string filter = "\"class\" = " + std::to_string(i + 1);
    std::string label =
        is_last ? fill(translatable("%1 m and deeper"), {exact(thresholds[i])})
                : fill(translatable("%1 - %2 m"), {exact(thresholds[i]), exact(thresholds[i + 1])});
    rules.push_back({std::move(filter), std::move(label), colour_of(depths, i, thresholds.size())});
  }
  return fill_style(rules, "0.75", "47,126,188,255");
}

std::string money_style(const std::string& field, double most, const std::string& currency, Per per) {
  constexpr std::size_t most_classes = 5;
  const std::string value = "\"" + field + "\"";
  const std::string before = before_amount(currency);
  const bool yearly = per == Per::year;
  const char* const first = yearly ? translatable("up to %1 per year") : translatable("up to %1");
  const char* const middle = yearly ? translatable("%1 - %2 per year") : translatable("%1 - %2");
  const char* const last = yearly ? translatable("more than %1 per year") : translatable("more than %1");
  std::vector<Rule> rules = {{value + " = 0", translatable("none"), Rgb{225, 232, 225}}};
  if (most > 0) {
    const double top = std::pow(10, std::floor(std::log10(most)));
    std::vector<double> limits;
    for (std::size_t i = 0; i + 1 < most_classes; ++i) limits.push_back(top / std::pow(10, 3 - double(i)));
    for (std::size_t i = 0; i < most_classes; ++i) {
      std::string filter = value + " > " + (i == 0 ? std::string("0") : exact(limits[i - 1]));
      if (i + 1 < most_classes) filter += " AND " + value + " <= " + exact(limits[i]);
      std::string label = i == 0 ? fill(first, {before + amount_text(limits[0])})
                          : i + 1 < most_classes
                              ? fill(middle, {before + amount_text(limits[i - 1]), amount_text(limits[i])})
                              : fill(last, {before + amount_text(limits[i - 1])});
      rules.push_back({std::move(filter), std::move(label), colour_of(losses, i, most_classes)});
    }
  }
  rules.push_back({value + " IS NULL", translatable("not known"), std::nullopt});
  return fill_style(rules, "1", "80,80,80,255");
}

}  // namespace spate
