import {
  between,
  type DrawingPoint,
  type Movement,
  type Skeleton,
  skeletonOf,
  type Vector,
} from '../../choreography/choreography.ts'
import { drawChair } from './chair-drawing.ts'
import { drawFigure, type View } from './figure-drawing.ts'
import { headSymbol } from './head-drawing.ts'
import { type Paper, paperFrom, placeOnPaper } from './paper.ts'
import { plateStyle } from './plate-style.ts'
import { openPath } from './smooth-path.ts'

export type Plate = {
  name: string
  movement: Movement
  view: View
  /** Also draws the far leg in side view; for unlike legs. */
  bothLegs?: true
  yawDegrees: number
  /** Time span on the plate, in seconds. */
  from: number
  to: number
  figures: number
  /** Drawing units, fine enough to round to integers. */
  width: number
  height: number
  unitsPerMetre: number
  /** Floor position of the first and last figure, in drawing units. */
  firstX: number
  lastX: number
  floorY: number
  /** Points that leave a trail. */
  traces: ((skeleton: Skeleton) => Vector)[]
}

const faintest = 0.1
const secondLast = 0.5
const pointsPerArc = 26

/** Opacity from faint to full; only the last figure is fully opaque. */
function presence(share: number): number {
  if (share >= 1) return 1
  return faintest + (secondLast - faintest) * share ** 1.5
}

/** Draws successive instants of a movement side by side, joined by the paths of wrist, hip and head. */
export function drawPlate(plate: Plate): string {
  const { name, movement, width, height, floorY, view } = plate
  const paperAt = (share: number): Paper =>
    paperFrom(
      plate.yawDegrees,
      plate.unitsPerMetre,
      floorY,
      plate.firstX + (plate.lastX - plate.firstX) * share,
    )
  const skeletonAt = (share: number) =>
    skeletonOf(movement.body, movement.postureAt(plate.from + (plate.to - plate.from) * share))
  const headId = `chrono-head-${name}`
  const shares = Array.from({ length: plate.figures }, (_, index) =>
    plate.figures === 1 ? 1 : index / (plate.figures - 1),
  )
  const figures = shares.map(share => {
    const drawing = drawFigure(paperAt(share), skeletonAt(share), {
      view,
      headId,
      isClear: share === 1,
      bothLegs: plate.bothLegs ?? false,
    })
    return share === 1 ? `<g>${drawing}</g>` : `<g opacity="${presence(share).toFixed(2)}">${drawing}</g>`
  })
  const arcs = plate.traces.map(trace => {
    const at = (share: number): DrawingPoint => placeOnPaper(paperAt(share), trace(skeletonAt(share)))
    const line = openPath(Array.from({ length: pointsPerArc + 1 }, (_, index) => at(index / pointsPerArc)))
    const dots = shares.map(share => {
      const { x, y } = at(share)
      return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${share === 1 ? 8.4 : 5.2}"/>`
    })
    return `<path class="chrono-arc" d="${line}"/><g class="chrono-dot">${dots.join('')}</g>`
  })
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<style>${plateStyle}</style>`,
    `<defs>${headSymbol(headId, view)}</defs>`,
    `<path class="chrono-floor" d="M48 ${floorY + 2}H${width - 48}"/>`,
    groundShade(paperAt(1), skeletonAt(1)),
    drawChair(paperAt(1), movement),
    ...figures,
    ...arcs,
    '</svg>\n',
  ]
  return lines.filter(line => line !== '').join('\n')
}

/** Distances from the floor, as fractions of body height, within which a hand or foot shades it. */
const touchesWithin = 0.05
const shadeReach = 0.085

/** Contact shadow of a hand or foot. */
export function groundShade(paper: Paper, { sides, body }: Skeleton): string {
  const reach = shadeReach * body.heightMetres * paper.unitsPerMetre
  const touching = [sides.left, sides.right].flatMap(({ heel, toe, wrist, fingertip }) =>
    [between(heel, toe), between(wrist, fingertip)].filter(({ y }) => y < touchesWithin * body.heightMetres),
  )
  return touching
    .map(place => {
      const { x } = placeOnPaper(paper, place)
      return `<ellipse class="chrono-shade" cx="${x.toFixed(0)}" cy="${paper.floorY + 3}" rx="${reach.toFixed(0)}" ry="7"/>`
    })
    .join('')
}
