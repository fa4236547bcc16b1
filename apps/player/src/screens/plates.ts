import type { Picture, RefusalReason } from '@lithe/movements/catalog'

/** Drawings of what stands in the way of a measurement, and of the way out of it. */
const shown = [
  'no-person',
  'body-out-of-frame',
  'feet-out-of-frame',
  'not-side-on',
  'not-facing-camera',
  'knees-bent',
] as const satisfies readonly RefusalReason[]
/** Where the phone stands, and three steps before it the person. */
export type Scene = (typeof shown)[number] | 'camera'

export const sceneOf = (reason: RefusalReason): Scene | undefined => shown.find(scene => scene === reason)

const folder = '../../../../packages/design/plates'

/** Part of the page itself: once it measures, it asks the network for nothing. */
const plates = import.meta.glob<string>(
  [
    '../../../../packages/design/plates/*.svg',
    '!../../../../packages/design/plates/hero-squat.svg',
    '!../../../../packages/design/plates/mark.svg',
  ],
  { query: '?raw', import: 'default', eager: true },
)

/** The drawing of a movement in its way, or of a scene, as the source of an SVG. */
export function plateOf(picture: Picture | Scene): string {
  const plate = plates[`${folder}/${picture}.svg`]
  if (plate === undefined) throw new Error(`there is no plate of ${picture}`)
  return plate
}
