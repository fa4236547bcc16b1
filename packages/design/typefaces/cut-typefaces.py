"""
Cuts the two typefaces of the product from those of the @fontsource-variable packages, into this folder.

- Atkinson Hyperlegible Next gets a plain zero: a slashed one among words reads as code. The slashed one stays, for codes,
  under the OpenType feature `zero` (font-variant-numeric: slashed-zero).
- Fraunces keeps what we set it in: always soft, never wonky, 400 to 700, at every optical size. That is half the file.

Needs `pip install fonttools brotli`; run after `npm install`: python3 packages/design/typefaces/cut-typefaces.py
"""

from copy import deepcopy
from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates
from fontTools.varLib import instancer
from fontTools.varLib.iup import iup_delta

here = Path(__file__).parent
files = here.parents[2] / "node_modules/@fontsource-variable"
phantoms = 4


def counter_of(points, centre_x, centre_y):
    """The inner oval, clockwise from its lowest point, of its lower left quarter: left, three off the curve, lowest."""
    left, a, b, c, lowest = points
    right_of = lambda p: (2 * centre_x - p[0], p[1])
    above = lambda p: (p[0], 2 * centre_y - p[1])
    right, top = right_of(left), above(lowest)
    right_side = [right_of(c), right_of(b), right_of(a)]
    return [
        *(lowest, *right_side, right),
        *(above(p) for p in reversed(right_side)),
        *(top, above(c), above(b), above(a), left, a, b, c),
    ]


def quarter_and_centre(points):
    """Of the slashed zero: points 23 to 26 and 16 are the lower left quarter of its counter."""
    quarter = [points[23], points[24], points[25], points[26], points[16]]
    return quarter, points[16][0], points[23][1]


def plain(outline):
    """Outline, or how far its points move, of the zero without its slash."""
    return list(outline[:16]) + counter_of(*quarter_and_centre(outline))


def add_plain_zero(font):
    glyphs, variations = font["glyf"], font["gvar"].variations
    slashed = glyphs["zero"]
    assert list(slashed.endPtsOfContours) == [15, 26, 38], "the zero is drawn in another way than this file knows"
    points, ends = list(slashed.coordinates), list(slashed.endPtsOfContours)

    order = font.getGlyphOrder() + ["zero.slash", "zero.tf.slash"]
    font.setGlyphOrder(order)
    glyphs.glyphOrder = order
    for name, of in (("zero", "zero.slash"), ("zero.tf", "zero.tf.slash")):
        glyphs.glyphs[of] = deepcopy(glyphs[name])
        variations[of] = deepcopy(variations.get(name, []))
        font["hmtx"][of] = font["hmtx"][name]
    glyphs["zero.tf.slash"].components[0].glyphName = "zero.slash"

    slashed.coordinates = GlyphCoordinates(plain(points))
    on_curve = [1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0]
    slashed.flags = bytearray(list(slashed.flags[:16]) + on_curve)
    slashed.endPtsOfContours, slashed.numberOfContours = [15, 31], 2
    slashed.recalcBounds(glyphs)
    for variation in variations["zero"]:
        moves = iup_delta(variation.coordinates, points + [(0, 0)] * phantoms, ends)
        variation.coordinates = plain(moves) + list(moves[-phantoms:])
    if "HVAR" in font and font["HVAR"].table.AdvWidthMap is not None:
        widths = font["HVAR"].table.AdvWidthMap.mapping
        widths["zero.slash"], widths["zero.tf.slash"] = widths["zero"], widths["zero.tf"]
    font["post"].formatType = 3.0


def add_slash_feature(font):
    table = font["GSUB"].table
    substitution = otTables.SingleSubst()
    substitution.mapping = {"zero": "zero.slash", "zero.tf": "zero.tf.slash"}
    lookup = otTables.Lookup()
    lookup.LookupType, lookup.LookupFlag, lookup.SubTable, lookup.SubTableCount = 1, 0, [substitution], 1
    table.LookupList.Lookup.append(lookup)
    feature = otTables.Feature()
    feature.FeatureParams, feature.LookupListIndex = None, [len(table.LookupList.Lookup) - 1]
    feature.LookupCount = 1
    record = otTables.FeatureRecord()
    record.FeatureTag, record.Feature = "zero", feature
    # Tags are kept in their order, and "zero" is the last of any.
    table.FeatureList.FeatureRecord.append(record)
    for script in table.ScriptList.ScriptRecord:
        languages = [script.Script.DefaultLangSys, *(one.LangSys for one in script.Script.LangSysRecord)]
        for language in filter(None, languages):
            language.FeatureIndex.append(len(table.FeatureList.FeatureRecord) - 1)


def cut_reading():
    font = TTFont(files / "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2")
    add_plain_zero(font)
    add_slash_feature(font)
    font.save(here / "atkinson-hyperlegible-next.woff2")


def cut_display():
    font = TTFont(files / "fraunces/files/fraunces-latin-full-normal.woff2")
    font = instancer.instantiateVariableFont(font, {"SOFT": 100, "WONK": 0, "wght": (400, 700)})
    font.flavor = "woff2"
    font.save(here / "fraunces.woff2")


cut_reading()
cut_display()
