import type { Picture } from '@lithe/movements/catalog'

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

/** The drawing of a movement in its way, as the source of an SVG. */
export function plateOf(picture: Picture): string {
  const plate = plates[`${folder}/${picture}.svg`]
  if (plate === undefined) throw new Error(`there is no plate of ${picture}`)
  return plate
}
