import { easiest, type Ways } from '@lithe/movements/catalog'

/** What is done differently, and why. */
export type Reason = { eases: Ways; why: string }

/** Whole years from which nothing is jumped, and the person is asked for company. */
export const companyFromAge = 65
/** Whole years from which a chair comes first, unless the person chooses otherwise. */
export const chairFromAge = 75

const noJumps: Reason = { eases: { 'jumping-jack': 'left-out' }, why: 'From 65 on nothing is jumped.' }
const handFirst: Reason = {
  eases: { 'single-leg-stance': 'supported' },
  why: 'From 75 on one hand rests on a chair.',
}
const alone: Reason = { eases: handFirst.eases, why: 'With nobody near, one hand rests on a chair.' }
const chairFirst: Reason = { eases: { squat: 'seated' }, why: 'From 75 on you stand up from a chair.' }
// At that age a list alone is no reason to get down to the floor and up again.
const offTheFloor: Reason = {
  eases: { 'push-up': 'instead', plank: 'left-out', 'sit-and-reach': 'instead' },
  why: 'From 75 on nothing is done on the floor.',
}

/** What age, and being alone at it, make easier whatever was answered. Age in whole years. */
export function defaultsFromAge(age: number, hasCompany: boolean | null): readonly Reason[] {
  if (age < companyFromAge) return []
  if (age < chairFromAge) return hasCompany === false ? [noJumps, alone] : [noJumps]
  return [noJumps, handFirst, chairFirst, offTheFloor]
}

/** As long as nothing was asked. */
export const waysFromAge = (age: number): Ways =>
  easiest(...defaultsFromAge(age, null).map(({ eases }) => eases))
