import { easiest, type Ways } from '@lithe/movements/catalog'

/** What is done differently, and why. */
export type Reason = { eases: Ways; why: string }

/** Whole years from which nothing is jumped, and the person is asked whether somebody is near. */
export const companyFromAge = 65
/** Whole years from which a chair comes first, unless the person chooses otherwise. */
export const chairFromAge = 75

const noJumps: Reason = { eases: { 'jumping-jack': 'left-out' }, why: 'From 65 on nothing is jumped.' }
const chairFirst: Reason = {
  eases: { 'single-leg-stance': 'supported', squat: 'seated' },
  why: 'From 75 on a chair comes first: one to hold, and to stand up from.',
}
// Nobody of that age gets down to the floor and up again because a list says so.
const offTheFloor: Reason = {
  eases: { 'push-up': 'instead', plank: 'left-out', 'sit-and-reach': 'instead' },
  why: 'From 75 on nothing is done on the floor.',
}

/** What age alone makes easier, whatever was answered. Age in whole years. */
export function defaultsFromAge(age: number): readonly Reason[] {
  if (age < companyFromAge) return []
  return age < chairFromAge ? [noJumps] : [noJumps, chairFirst, offTheFloor]
}

export const waysFromAge = (age: number): Ways => easiest(...defaultsFromAge(age).map(({ eases }) => eases))
