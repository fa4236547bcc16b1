declare const unit: unique symbol
type Unit<Name extends string> = number & { readonly [unit]: Name }

/** An angle; joint angles are interior, 180° when the two segments are in line. */
export type Degrees = Unit<'degrees'>
/** A point in time or a span, on the clock of the frames' source. */
export type Milliseconds = Unit<'milliseconds'>
/** A span, or a point in time counted from the start of what is watched. */
export type Seconds = Unit<'seconds'>
/** A length in the picture plane, in heights of the picture. */
export type PictureHeights = Unit<'picture heights'>
/** A length in the picture against the whole body, head to feet. */
export type BodyLengths = Unit<'body lengths'>
/** A length in the picture against the legs, hips to ankles, as long as they were seen. */
export type LegLengths = Unit<'leg lengths'>
/** A length in the picture against the trunk, shoulders to hips. */
export type TrunkLengths = Unit<'trunk lengths'>

export const degrees = (value: number) => value as Degrees
export const milliseconds = (value: number) => value as Milliseconds
export const inSeconds = (value: number) => value as Seconds
export const pictureHeights = (value: number) => value as PictureHeights
export const bodyLengths = (value: number) => value as BodyLengths
export const legLengths = (value: number) => value as LegLengths
export const trunkLengths = (value: number) => value as TrunkLengths

export const secondsBetween = (from: Milliseconds, to: Milliseconds) => inSeconds((to - from) / 1000)
