import {
  type Drawing,
  type DrawingPoint,
  drawingFrom,
  drawn,
  type Vector,
} from '../../choreography/choreography.ts'

/** Where and how large a figure is drawn. */
export type Paper = {
  drawing: Drawing
  unitsPerMetre: number
  /** In drawing units: the floor, and the room's origin on it. */
  floorY: number
  x: number
}

export const paperFrom = (yawDegrees: number, unitsPerMetre: number, floorY: number, x: number): Paper => ({
  drawing: drawingFrom(yawDegrees),
  unitsPerMetre,
  floorY,
  x,
})

export const onPaper = ({ unitsPerMetre, floorY, x }: Paper, point: DrawingPoint): DrawingPoint => ({
  x: x + point.x * unitsPerMetre,
  y: floorY - point.y * unitsPerMetre,
})

export const placeOnPaper = (paper: Paper, place: Vector) => onPaper(paper, drawn(paper.drawing, place))
