import { BoxGeometry, Group, Mesh, MeshBasicMaterial } from 'three'
import { chairBoards, type Vector } from '../../../choreography/choreography.ts'

/** Colours of a board's sides as if lit from above, since there are no lights. */
const [light, middle, dark] = ['#c79a68', '#a97c4e', '#86603a'].map(color => new MeshBasicMaterial({ color }))
const boardSides = [middle, dark, light, dark, middle, middle].flatMap(side => side ?? [])

/** A chair for mid-hips at `hips`, rotated from z. */
export function createChair(hips: Vector, yawDegrees: number) {
  const chair = new Group()
  for (const { size, place } of chairBoards(hips)) {
    const board = new Mesh(new BoxGeometry(size.x, size.y, size.z), boardSides)
    board.position.set(place.x, place.y, place.z)
    chair.add(board)
  }
  chair.rotation.y = (yawDegrees * Math.PI) / 180
  chair.position.set(hips.x, 0, hips.z)
  return chair
}
