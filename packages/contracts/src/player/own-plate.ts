import { z } from 'zod'

/** Units of the sheet: as large as our own plates, so that one stands wherever the other does. */
export const plateSheet = { width: 1440, height: 960, floor: 883 } as const
export const mostFigures = 7

/** Outlines as the `d` of an SVG path: moves, lines and curves between places, and nothing else. */
const Lines = z
  .string()
  .max(6000, { abort: true })
  .regex(/^[MlLCSZz\d -]*$/)
const Place = z.tuple([z.int().min(0).max(plateSheet.width), z.int().min(0).max(plateSheet.height)])

/** A person's movement as a drawing without face, hair or dress: lines in one ink, no picture. It stays on the device. */
export const OwnPlate = z.strictObject({
  /** Oldest first, each a stride on from the last. What is `far` lies behind; `seams` part the arms from the trunk. */
  figures: z
    .array(z.strictObject({ far: Lines, body: Lines, head: Lines, seams: Lines, arms: Lines }))
    .min(1)
    .max(mostFigures),
  /** The way of what moved most, with a dot for each figure. */
  trails: z.array(z.strictObject({ line: Lines, dots: z.array(Place).max(mostFigures) })).max(3),
  /** Where hands and feet stand on the floor. */
  shades: z.array(Place).max(4 * mostFigures),
})
export type OwnPlate = z.infer<typeof OwnPlate>
