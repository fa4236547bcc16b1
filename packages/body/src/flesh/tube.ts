import { between, lengthOf, minus, plus, times, type Vector } from '../skeleton/vector.ts'

/** One cross-section: an ellipse about `place`, with separate front and back depths, in metres. */
export type Section = {
  place: Vector
  /** Unit vectors along the half-axes. */
  across: Vector
  ahead: Vector
  width: number
  front: number
  back: number
}

/** A rounded shape along sections, closed at each end by a dome of the given height. */
export type Tube = { sections: readonly Section[]; startDome: number; endDome: number }

const unitOr = (v: Vector, fallback: Vector) => {
  const length = lengthOf(v)
  return length > 1e-9 ? times(v, 1 / length) : fallback
}

/** Catmull–Rom spline through b and c, with tangents from a and d. */
const curve = (a: number, b: number, c: number, d: number, s: number) =>
  b + 0.5 * s * (c - a + s * (2 * a - 5 * b + 4 * c - d + s * (3 * (b - c) + d - a)))

function sectionBetween(a: Section, b: Section, c: Section, d: Section, s: number): Section {
  const along = (pick: (section: Section) => number) => curve(pick(a), pick(b), pick(c), pick(d), s)
  return {
    place: { x: along(q => q.place.x), y: along(q => q.place.y), z: along(q => q.place.z) },
    across: unitOr(between(b.across, c.across, s), b.across),
    ahead: unitOr(between(b.ahead, c.ahead, s), b.ahead),
    width: Math.max(
      0,
      along(q => q.width),
    ),
    front: Math.max(
      0,
      along(q => q.front),
    ),
    back: Math.max(
      0,
      along(q => q.back),
    ),
  }
}

function dome(end: Section, before: Section, height: number, steps: number): Section[] {
  if (height <= 0) return []
  const outwards = unitOr(minus(end.place, before.place), end.ahead)
  return Array.from({ length: steps }, (_, index) => {
    const angle = ((index + 1) / steps) * (Math.PI / 2)
    const narrow = Math.max(0.02, Math.cos(angle))
    return {
      ...end,
      place: plus(end.place, times(outwards, height * Math.sin(angle))),
      width: end.width * narrow,
      front: end.front * narrow,
      back: end.back * narrow,
    }
  })
}

/** The same shape with `steps` sections for each given one, and explicit domes. */
export function smoothTube({ sections, startDome, endDome }: Tube, steps: number): Section[] {
  const inner = sections.flatMap((b, index) => {
    const c = sections[index + 1]
    if (!c) return [b]
    const a = sections[index - 1] ?? b
    const d = sections[index + 2] ?? c
    return Array.from({ length: steps }, (_, step) => sectionBetween(a, b, c, d, step / steps))
  })
  const [first, second] = inner
  const [last, beforeLast] = [inner.at(-1), inner.at(-2)]
  if (!first || !second || !last || !beforeLast) return inner
  return [...dome(first, second, startDome, 4).reverse(), ...inner, ...dome(last, beforeLast, endDome, 4)]
}
