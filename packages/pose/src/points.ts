declare const space: unique symbol
type In<Space extends string> = { readonly [space]: Space }

/**
 * A place in the picture: x and y from 0 to 1 of its width and height, y grows downwards. Lengths and angles are true
 * only where both axes have one unit: in the plane.
 */
export type ImagePoint = { readonly x: number; readonly y: number } & In<'image'>
/** The same place with both axes in picture heights, so that lengths and angles are true in the picture. */
export type PlanePoint = { readonly x: number; readonly y: number } & In<'plane'>
/** A place around the person: metres from the middle of the hips; x to the picture's right, y down, z away from the camera. */
export type WorldPoint = { readonly x: number; readonly y: number; readonly z: number } & In<'world'>
/** A place before the camera, metres from it; x to the picture's right, y down, z away. */
export type CameraPoint = { readonly x: number; readonly y: number; readonly z: number } & In<'camera'>

/** In one of the spaces that have depth. */
export type SolidPoint = WorldPoint | CameraPoint

export const imagePoint = (x: number, y: number) => ({ x, y }) as ImagePoint
export const planePoint = (x: number, y: number) => ({ x, y }) as PlanePoint
export const worldPoint = (x: number, y: number, z: number) => ({ x, y, z }) as WorldPoint
export const cameraPoint = (x: number, y: number, z: number) => ({ x, y, z }) as CameraPoint

/** The one way from shares of the picture to picture heights; `aspect` is the picture's width ÷ height. */
export const toPlane = ({ x, y }: ImagePoint, aspect: number) => planePoint(x * aspect, y)
