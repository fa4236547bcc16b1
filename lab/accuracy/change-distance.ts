import { asFilmed, type FilmCondition } from '../pages/film-condition.ts'
import type { Recording } from '../pages/replay-port.ts'

type Span = { from: number; to: number }
type Place = Pick<FilmCondition, 'scale' | 'centre'>

/** A person filmed at 2.5 m, as from 2.2 m and as from 3.5 m. */
const nearest = 2.5 / 2.2
const furthest = 2.5 / 3.5
/** Share of the picture's height that a grown-up's length takes at 3.5 m before a wide lens; smaller says nothing. */
const leastBody = 0.36
/** Less than this is no other distance. */
const leastChange = 0.03

const numbersPerLandmark = 6
const seenFrom = 0.5
/** A landmark or two that strays for a moment is not the body. */
const strays = 0.01
/** The head is higher than the eyes, and readiness wants room around the body: shares of the picture. */
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

/** Where the body was during the film, shares of the picture; null when no body was seen. */
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

/** The middle of the part that is shown: as near to the body's own as the picture allows. */
const middleOf = ({ from, to }: Span, scale: number) =>
  Math.min(1 - 0.5 / scale, Math.max(0.5 / scale, (from + to) / 2))

/** As near as the body stays in the picture; null when it fills it already. */
export function comeNearer(recording: Recording): Place | null {
  const place = placeOf(recording)
  if (!place) return { scale: nearest, centre: asFilmed.centre }
  const x = widened(place.x, room.beside, room.beside)
  const y = widened(place.y, room.above, room.beside)
  const scale = Math.min(nearest, 1 / lengthOf(x), 1 / lengthOf(y))
  if (scale < 1 + leastChange) return null
  return { scale, centre: { x: middleOf(x, scale), y: middleOf(y, scale) } }
}

/** As far as a body is seen that far away; null when it was filmed from there. */
export function goFurther(recording: Recording): Place | null {
  const place = placeOf(recording)
  if (!place) return { scale: furthest, centre: asFilmed.centre }
  const body = Math.max(lengthOf(place.x) * recording.aspect, lengthOf(place.y))
  const scale = Math.max(furthest, leastBody / body)
  return scale > 1 - leastChange ? null : { scale, centre: asFilmed.centre }
}
