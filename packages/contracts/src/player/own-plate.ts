import { z } from 'zod'

/** Drawing size; equal to our own plates, so that they are interchangeable. */
export const plateSheet = { width: 1440, height: 960, floor: 883 } as const
export const mostFigures = 7

/** SVG path data limited to moves, lines and curves. */
const Lines = z
  .string()
  .max(6000, { abort: true })
  .regex(/^[MlLCSZz\d -]*$/)
const Place = z.tuple([z.int().min(0).max(plateSheet.width), z.int().min(0).max(plateSheet.height)])

/** A person's movement as an anonymous line drawing in one ink; stays on the device. */
export const OwnPlate = z.strictObject({
  /** Oldest first, spaced apart. `far` is behind; `seams` separate the arms from the trunk. */
  figures: z
    .array(z.strictObject({ far: Lines, body: Lines, head: Lines, seams: Lines, arms: Lines }))
    .min(1)
    .max(mostFigures),
  /** Path of the body part that moved most, with a dot per figure. */
  trails: z.array(z.strictObject({ line: Lines, dots: z.array(Place).max(mostFigures) })).max(3),
  /** Where the last figure's feet are across the sheet, and the standing height of its body. */
  last: z.strictObject({
    feet: z.int().min(0).max(plateSheet.width),
    height: z
      .int()
      .min(0)
      .max(4 * plateSheet.height),
  }),
  /** Where hands and feet touch the floor. */
  shades: z.array(Place).max(4 * mostFigures),
})
export type OwnPlate = z.infer<typeof OwnPlate>
