import { asFilmed, type FilmCondition } from '../pages/film-condition.ts'
import type { Recording } from '../pages/replay-port.ts'

type Span = { from: number; to: number }
type Place = Pick<FilmCondition, 'scale' | 'centre'>

/** Scales that show a person filmed at 2.5 m as from 2.2 m and 3.5 m. */
const nearest = 2.5 / 2.2
const furthest = 2.5 / 3.5
/** Height of an adult at 3.5 m with a wide lens, as a fraction of the frame; a smaller body is uninformative. */
const leastBody = 0.36
/** A smaller change does not count as another distance. */
const leastChange = 0.03

const numbersPerLandmark = 6
const seenFrom = 0.5
/** Fraction of landmarks treated as outliers and left out of the extent. */
const strays = 0.01
/** Margins in fractions of the frame: the head exceeds the eyes, and readiness needs room around the body. */
const room = { above: 0.09, beside: 0.04 }

function spanOf(values: readonly number[]): Span {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0.5
  return { from: at(strays), to: at(1 - strays) }
}

const lengthOf = ({ from, to }: Span) => to - from
const widened = ({ from, to }: Span, before: number, after: number): Span => ({
  from: Math.max(0, from - before),
  to: Math.min(1, to + after),
})

/** Extent of the body over the film, in fractions of the frame; null if there is no body. */
function placeOf({ frames }: Recording): { x: Span; y: Span } | null {
  const xs: number[] = []
  const ys: number[] = []
  for (const { landmarks } of frames)
    for (let index = 0; landmarks && index < landmarks.length; index += numbersPerLandmark) {
      const [x = 0, y = 0, , , , visibility = 0] = landmarks.slice(index, index + numbersPerLandmark)
      if (visibility < seenFrom) continue
      xs.push(x)
      ys.push(y)
    }
  return xs.length === 0 ? null : { x: spanOf(xs), y: spanOf(ys) }
}

/** Centre of the visible part, as close to the body's centre as the frame allows. */
const middleOf = ({ from, to }: Span, scale: number) =>
  Math.min(1 - 0.5 / scale, Math.max(0.5 / scale, (from + to) / 2))

/** The nearest view that contains the body; null if it already fills the frame. */
export function comeNearer(recording: Recording): Place | null {
  const place = placeOf(recording)
  if (!place) return { scale: nearest, centre: asFilmed.centre }
  const x = widened(place.x, room.beside, room.beside)
  const y = widened(place.y, room.above, room.beside)
  const scale = Math.min(nearest, 1 / lengthOf(x), 1 / lengthOf(y))
  if (scale < 1 + leastChange) return null
  return { scale, centre: { x: middleOf(x, scale), y: middleOf(y, scale) } }
}

/** The furthest view; null if the film already has that distance. */
export function goFurther(recording: Recording): Place | null {
  const place = placeOf(recording)
  if (!place) return { scale: furthest, centre: asFilmed.centre }
  const body = Math.max(lengthOf(place.x) * recording.aspect, lengthOf(place.y))
  const scale = Math.max(furthest, leastBody / body)
  return scale > 1 - leastChange ? null : { scale, centre: asFilmed.centre }
}
