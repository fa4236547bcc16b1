declare const unit: unique symbol
type Unit<Name extends string> = number & { readonly [unit]: Name }

/** An angle; joint angles are interior, 180° when the two segments are in line. */
export type Degrees = Unit<'degrees'>
/** A point in time or a span, on the clock of the frames' source. */
export type Milliseconds = Unit<'milliseconds'>

export const degrees = (value: number) => value as Degrees
export const milliseconds = (value: number) => value as Milliseconds
export const secondsBetween = (from: Milliseconds, to: Milliseconds) => (to - from) / 1000
