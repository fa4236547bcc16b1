import type { Picture, RefusalReason } from '@lithe/movements/catalog'

/** Drawings of obstacles to a measurement, and of their solutions. */
const shown = [
  'no-person',
  'body-out-of-frame',
  'feet-out-of-frame',
  'not-side-on',
  'not-facing-camera',
  'knees-bent',
] as const satisfies readonly RefusalReason[]
/** A drawn scene; `camera` shows the phone in place, and the person three steps away. */
export type Scene = (typeof shown)[number] | 'camera'

export const sceneOf = (reason: RefusalReason): Scene | undefined => shown.find(scene => scene === reason)

const folder = '../../../../packages/design/plates'

/** Bundled, as the page makes no requests while measuring. */
const plates = import.meta.glob<string>(
  [
    '../../../../packages/design/plates/*.svg',
    '!../../../../packages/design/plates/hero-squat.svg',
    '!../../../../packages/design/plates/mark.svg',
    '!../../../../packages/design/plates/squat-held.svg',
  ],
  { query: '?raw', import: 'default', eager: true },
)

/** SVG source of a movement's variant, or of a scene. */
export function plateOf(picture: Picture | Scene): string {
  const plate = plates[`${folder}/${picture}.svg`]
  if (plate === undefined) throw new Error(`there is no plate of ${picture}`)
  return plate
}
