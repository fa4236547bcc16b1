declare const unit: unique symbol
type Unit<Name extends string> = number & { readonly [unit]: Name }

/** An angle; joint angles are interior, 180° when the segments are in line. */
export type Degrees = Unit<'degrees'>
/** A time or duration on the frame source's clock. */
export type Milliseconds = Unit<'milliseconds'>
/** A duration, or a time from the start of the observation. */
export type Seconds = Unit<'seconds'>
/** A length in the picture plane, in picture heights. */
export type PictureHeights = Unit<'picture heights'>
/** A length in the frame relative to the whole body, head to feet. */
export type BodyLengths = Unit<'body lengths'>
/** A length in the frame relative to the legs, hips to ankles, at their longest seen. */
export type LegLengths = Unit<'leg lengths'>
/** A length in the frame relative to the trunk, shoulders to hips. */
export type TrunkLengths = Unit<'trunk lengths'>

export const degrees = (value: number) => value as Degrees
export const milliseconds = (value: number) => value as Milliseconds
export const inSeconds = (value: number) => value as Seconds
export const pictureHeights = (value: number) => value as PictureHeights
export const bodyLengths = (value: number) => value as BodyLengths
export const legLengths = (value: number) => value as LegLengths
export const trunkLengths = (value: number) => value as TrunkLengths

export const secondsBetween = (from: Milliseconds, to: Milliseconds) => inSeconds((to - from) / 1000)
