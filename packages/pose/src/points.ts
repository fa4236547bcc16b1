declare const space: unique symbol

/** A place in the picture: x and y from 0 to 1 of its width and height, y grows downwards. */
export type ImagePoint = { readonly x: number; readonly y: number; readonly [space]?: 'image' }
/** A place around the person: metres from the middle of the hips; x to the picture's right, y down, z away from the camera. */
export type WorldPoint = {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly [space]?: 'world'
}
