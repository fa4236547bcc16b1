declare const space: unique symbol
type In<Space extends string> = { readonly [space]: Space }

/**
 * A place in the frame: x and y as fractions of width and height, y downwards. Lengths and angles need the plane, whose
 * axes share a unit.
 */
export type ImagePoint = { readonly x: number; readonly y: number } & In<'image'>
/** The same place with both axes in picture heights, so that lengths and angles are true. */
export type PlanePoint = { readonly x: number; readonly y: number } & In<'plane'>
/** A place relative to the hip midpoint, in metres; x to the frame's right, y down, z away from the camera. */
export type WorldPoint = { readonly x: number; readonly y: number; readonly z: number } & In<'world'>
/** A place relative to the camera, in metres; x to the frame's right, y down, z away. */
export type CameraPoint = { readonly x: number; readonly y: number; readonly z: number } & In<'camera'>

export type SolidPoint = WorldPoint | CameraPoint

export const imagePoint = (x: number, y: number) => ({ x, y }) as ImagePoint
export const planePoint = (x: number, y: number) => ({ x, y }) as PlanePoint
export const worldPoint = (x: number, y: number, z: number) => ({ x, y, z }) as WorldPoint
export const cameraPoint = (x: number, y: number, z: number) => ({ x, y, z }) as CameraPoint

/** The only conversion from frame fractions to picture heights; `aspect` is width ÷ height. */
export const toPlane = ({ x, y }: ImagePoint, aspect: number) => planePoint(x * aspect, y)
