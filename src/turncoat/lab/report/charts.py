"""Charts as SVG: Vega-Lite specifications of figures, drawn here, so that a page needs no script."""

from importlib.util import find_spec
from typing import Any, Final

from turncoat.kernel.errors import BadInput
from turncoat.lab.report.figures import Figure

Spec = dict[str, Any]

SCHEMA: Final = "https://vega.github.io/schema/vega-lite/v5.json"  # the format's identifier; nothing is loaded from this address
COLOURS: Final = [
    "#2a6f97",
    "#c8553d",
    "#588157",
    "#8d5a97",
]  # distinguishable for colour-blind readers and in print
FONT: Final = "system-ui, sans-serif"
CONFIG: Final[Spec] = {
    "font": FONT,
    "background": "transparent",
    "view": {"stroke": "transparent"},
    "axis": {"gridColor": "#ddd", "labelFontSize": 12, "titleFontSize": 12, "titleFontWeight": "normal"},
    "legend": {"labelFontSize": 12, "titleFontSize": 12, "orient": "top"},
    "range": {"category": COLOURS},
}
WIDTH: Final = 560
ROW: Final = 22  # pixels of a row in a chart of intervals


def check_installed() -> None:
    """BadInput: the package that draws charts is not installed."""
    if find_spec("vl_convert") is None:
        raise BadInput("extra_not_installed", "pip install 'turncoat[lab]'")


def draw(spec: Spec, figures: list[Figure]) -> str:
    """Draw the chart as an `<svg>` element."""
    check_installed()
    import vl_convert

    whole = {"$schema": SCHEMA, "data": {"values": figures}, "config": CONFIG, **spec}
    return str(vl_convert.vegalite_to_svg(whole))


def intervals(rows: str, colour: str, heading: str = "won") -> Spec:
    """A chart of shares with their 95 % intervals: one row per category, colours side by side."""
    return _intervals(rows, colour, "share", heading, {"axis": {"format": "%"}, "scale": {"domain": [0, 1]}})


def differences(rows: str, colour: str) -> Spec:
    """A chart of differences between shares, with their 95 % intervals."""
    return _intervals(rows, colour, "share", "difference", {"axis": {"format": "+%"}})


def points(rows: str, colour: str) -> Spec:
    """A chart of ratings, with their 95 % intervals."""
    return _intervals(rows, colour, "points", "points", {})


def _intervals(rows: str, colour: str, value: str, heading: str, scale: Spec) -> Spec:
    y = {"field": rows, "type": "nominal", "title": None, "axis": {"labelLimit": 260}}
    offset = {"field": colour, "type": "nominal"}
    shade = {"field": colour, "type": "nominal", "title": None}
    return {
        "width": WIDTH,
        "height": {"step": ROW},
        "layer": [
            {
                "mark": {"type": "rule", "strokeWidth": 2},
                "encoding": {
                    "x": {"field": "low", "type": "quantitative", "title": heading, **scale},
                    "x2": {"field": "high"},
                },
            },
            {
                "mark": {"type": "point", "filled": True, "size": 60, "opacity": 1},
                "encoding": {"x": {"field": value, "type": "quantitative"}},
            },
        ],
        "encoding": {"y": y, "yOffset": offset, "color": shade},
    }


def histogram() -> Spec:
    return {
        "width": WIDTH,
        "height": 180,
        "mark": {"type": "line", "interpolate": "step-after", "strokeWidth": 2},
        "encoding": {
            "x": {"field": "from", "type": "quantitative", "title": "decisions of a game"},
            "y": {"field": "share", "type": "quantitative", "axis": {"format": "%"}, "title": "games"},
            "color": {"field": "run", "type": "nominal", "title": None},
        },
    }


def bands() -> Spec:
    """Small charts of tracks: the mean, and the middle half of games around it."""
    part = {"field": "part", "type": "quantitative", "axis": {"format": "%", "tickCount": 3}, "title": None}
    shade = {"field": "run", "type": "nominal", "title": None}
    return {
        "facet": {"field": "track", "type": "nominal", "title": None},
        "columns": 4,
        "resolve": {"scale": {"y": "independent"}},
        "spec": {
            "width": 130,
            "height": 80,
            "encoding": {"x": part, "color": shade},
            "layer": [
                {
                    "mark": {"type": "area", "opacity": 0.2},
                    "encoding": {
                        "y": {"field": "low", "type": "quantitative", "title": None},
                        "y2": {"field": "high"},
                    },
                },
                {"mark": "line", "encoding": {"y": {"field": "mean", "type": "quantitative"}}},
            ],
        },
    }


def calibration_curves(colour: str) -> Spec:
    """A chart of calibration: points on the diagonal are right. The two ends of the diagonal are data of their own."""
    unit = {"domain": [0, 1]}
    x = {
        "field": "believed",
        "type": "quantitative",
        "scale": unit,
        "axis": {"format": "%"},
        "title": "believed",
    }
    shade = {"field": colour, "type": "nominal", "title": None}
    ends = [{"believed": 0, "share": 0}, {"believed": 1, "share": 1}]
    y = {"field": "share", "type": "quantitative", "scale": unit, "axis": {"format": "%"}, "title": "was so"}
    return {
        "width": 320,
        "height": 320,
        "layer": [
            {
                "data": {"values": ends},
                "mark": {"type": "line", "color": "#999", "strokeDash": [4, 4]},
                "encoding": {"x": x, "y": y},
            },
            {
                "mark": {"type": "rule"},
                "encoding": {
                    "x": x,
                    "y": {"field": "low", "type": "quantitative", "scale": unit},
                    "y2": {"field": "high"},
                    "color": shade,
                },
            },
            {
                "mark": {"type": "line", "point": True},
                "encoding": {"x": x, "y": y, "color": shade},
            },
        ],
    }


def lines(colour: str, dash: str, value: str, heading: str) -> Spec:
    return {
        "width": WIDTH,
        "height": 220,
        "mark": {"type": "line", "strokeWidth": 2},
        "encoding": {
            "x": {
                "field": "part",
                "type": "quantitative",
                "axis": {"format": "%"},
                "title": "part of the game",
            },
            "y": {"field": value, "type": "quantitative", "axis": {"format": "%"}, "title": heading},
            "color": {"field": colour, "type": "nominal", "title": None},
            "strokeDash": {"field": dash, "type": "nominal", "title": None},
        },
    }


def matrix(rows: str, columns: str, headings: list[str]) -> Spec:
    """A table of shares as shaded cells."""
    y = {"field": rows, "type": "nominal", "title": headings[0], "sort": None}
    x = {
        "field": columns,
        "type": "nominal",
        "title": headings[1],
        "sort": None,
        "axis": {"orient": "top", "labelAngle": 0},
    }
    shade = {
        "field": "share",
        "type": "quantitative",
        "scale": {"domain": [0, 1], "scheme": "blues"},
        "legend": None,
    }
    is_dark = {"condition": {"test": "datum.share > 0.5", "value": "white"}, "value": "black"}
    return {
        "width": {"step": 110},
        "height": {"step": 40},
        "encoding": {"x": x, "y": y},
        "layer": [
            {"mark": "rect", "encoding": {"color": shade}},
            {
                "mark": {"type": "text", "fontSize": 14},
                "encoding": {"text": {"field": "share", "format": ".0%"}, "color": is_dark},
            },
        ],
    }
