import {
  type DrawingPoint,
  drawn,
  hull,
  outline,
  type Part,
  plus,
  smoothTube,
  times,
} from '../../choreography/choreography.ts'
import { onPaper, type Paper } from './paper.ts'

const outlineSteps = 3
const ringPoints = 16

/** Rims of all sections, for a part that points at the viewer, whose outline along the tube is degenerate. */
function rims({ tube }: Part, paper: Paper): DrawingPoint[] {
  return smoothTube(tube, outlineSteps).flatMap(({ place, across, ahead, width, front, back }) =>
    Array.from({ length: ringPoints }, (_, index) => {
      const angle = (index / ringPoints) * 2 * Math.PI
      const deep = Math.sin(angle) * (Math.sin(angle) > 0 ? front : back)
      return drawn(
        paper.drawing,
        plus(place, plus(times(across, Math.cos(angle) * width), times(ahead, deep))),
      )
    }),
  )
}

const isFoot = ({ name }: Part) => name === 'shoe' || name === 'sole'

/** Closed outline of a part, in drawing units. */
export function partOutline(part: Part, paper: Paper, view: 'side' | 'front'): DrawingPoint[] {
  const points =
    view === 'front' && isFoot(part)
      ? hull(rims(part, paper))
      : outline(part.tube, paper.drawing, outlineSteps)
  return points.map(point => onPaper(paper, point))
}
