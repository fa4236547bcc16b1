import type { ShareCard } from '../share-card.ts'

/** A card that shows everything. */
export const wholeCard: ShareCard = {
  format: 'square',
  leads: 'age',
  age: {
    years: 57,
    isOrMore: false,
    range: [49, 66],
    comparison: 'younger than',
    standing: { share: 64, from: 41, to: 83, leads: null },
  },
  realAge: 62,
  name: 'Ada',
  best: { way: 'single-leg-stance', picture: 'single-leg-stance', count: 9 },
  isOfToday: true,
}

/** The card of an older result, before any choice. */
export const kindCard: ShareCard = { ...wholeCard, leads: 'best', age: null, realAge: null, name: null }
