import { chairBoards, hull, type Movement, type Vector } from '../../choreography/choreography.ts'
import { type Paper, placeOnPaper } from './paper.ts'

const ends = [-0.5, 0.5]

/** The chair of a movement, flat and monochrome, behind the person. */
export function drawChair(paper: Paper, { seat, seatYawDegrees = 0 }: Movement): string {
  if (!seat) return ''
  const angle = (seatYawDegrees * Math.PI) / 180
  const inRoom = ({ x, y, z }: Vector): Vector => ({
    x: seat.x + x * Math.cos(angle) + z * Math.sin(angle),
    y,
    z: seat.z + z * Math.cos(angle) - x * Math.sin(angle),
  })
  const boards = chairBoards(seat).map(({ size, place }) => {
    const corners = ends.flatMap(x =>
      ends.flatMap(y =>
        ends.map(z => ({ x: place.x + x * size.x, y: place.y + y * size.y, z: place.z + z * size.z })),
      ),
    )
    const points = hull(corners.map(corner => placeOnPaper(paper, inRoom(corner))))
    return `M${points.map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L')}Z`
  })
  return `<path class="chrono-chair" d="${[...new Set(boards)].join('')}"/>`
}
