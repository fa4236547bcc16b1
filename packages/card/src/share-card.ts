import type { FreeReport } from '@lithe/contracts/api'

/** What stands on the card; null is left off. */
export type ShareCard = {
  mobilityAge: number
  range: readonly [number, number]
  realAge: number | null
  name: string | null
}

/** What the person wants to be seen; the age itself is always on it. */
export type ShareChoice = { showsName: boolean; showsRealAge: boolean }

/** The card of a report, or null where there is no age to show. */
export function shareCardOf(
  { userName, userAge, mobilityAge, mobilityAgeRange }: FreeReport,
  { showsName, showsRealAge }: ShareChoice,
): ShareCard | null {
  if (mobilityAge === null) return null
  return {
    mobilityAge,
    range: mobilityAgeRange ?? [mobilityAge, mobilityAge],
    realAge: showsRealAge ? userAge : null,
    name: (showsName && userName.trim()) || null,
  }
}

/** Longer names would not be read on a card. */
const longestName = 24

const shortened = (name: string) =>
  name.length > longestName ? `${name.slice(0, longestName - 1).trimEnd()}…` : name

/** Whose age it is, under the numeral. */
export const cardTitle = ({ name }: ShareCard) =>
  name ? `${shortened(name)}’s mobility age` : 'my mobility age'

/** What the picture shows, for those who do not see it. */
export function cardWords(card: ShareCard): string {
  const {
    mobilityAge,
    range: [low, high],
    realAge,
  } = card
  const real = realAge === null ? '' : ` I am ${realAge}.`
  return `The card: ${cardTitle(card)} is about ${mobilityAge}, likely ${low} to ${high}.${real}`
}

/** The words that go with the picture. */
export function shareMessage(
  { mobilityAge, range: [low, high], realAge }: ShareCard,
  address: string,
): string {
  const age = `about ${mobilityAge} (likely ${low}–${high})`
  const opening =
    realAge === null
      ? `I move like someone of ${age}.`
      : `I am ${realAge}, and I move like someone of ${age}.`
  return `${opening} A few movements in front of a phone, and no picture leaves it. How do you move? ${address}`
}
