import { type Vector, vector } from '@lithe/body'

/** A board of the chair: size and centre before rotation, in metres. */
export type Board = { size: Vector; place: Vector }

/** A plain kitchen chair, in metres. */
const width = 0.42
const depth = 0.4
const seatThickness = 0.035
const leg = 0.036
const backHeight = 0.42
/** Height of the hip joints above the seat, and their distance from the chair's back. */
const hipsAboveSeat = 0.085
const hipsBeforeBack = 0.2

const seatHeightOf = (hips: Vector) => hips.y - hipsAboveSeat

/** Top of a chair's back for mid-hips at `hips`, before rotation. */
export const chairBackTop = (hips: Vector) => vector(0, seatHeightOf(hips) + backHeight, -hipsBeforeBack)

/** A chair for mid-hips at `hips`, from the floor up; the sitter faces z. */
export function chairBoards(hips: Vector): Board[] {
  const seatHeight = seatHeightOf(hips)
  const [back, front] = [-hipsBeforeBack, depth - hipsBeforeBack]
  const legHeight = seatHeight - seatThickness
  const behind = back + leg / 2
  const slat = (share: number): Board => ({
    size: vector(width - 2 * leg, 0.07, leg * 0.6),
    place: vector(0, seatHeight + share * backHeight - 0.02, behind),
  })
  const posts = [-1, 1].flatMap((side): Board[] => {
    const x = side * (width - leg) * 0.5
    return [
      ...[behind, front - leg / 2].map(z => ({
        size: vector(leg, legHeight, leg),
        place: vector(x, legHeight / 2, z),
      })),
      { size: vector(leg, backHeight, leg), place: vector(x, seatHeight + backHeight / 2, behind) },
    ]
  })
  return [
    {
      size: vector(width, seatThickness, depth),
      place: vector(0, seatHeight - seatThickness / 2, (back + front) / 2),
    },
    ...posts,
    slat(0.55),
    slat(0.92),
  ]
}
