import type { Chance } from './chance.ts'

type Begin<Given> = (given: Given) => Promise<unknown>

/** Chooses who visits: often a person one movement from a report, which few random walks reach. */
export function chooseBeginning<Given>(chance: Chance, beginnings: Record<string, Begin<Given>>) {
  const weightOf = (words: string) => (/before the last/.test(words) ? 3 : 1)
  const choices = Object.entries(beginnings).map(thing => ({ thing, weight: weightOf(thing[0]) }))
  return chance.weighted(choices) ?? chance.oneOf(Object.entries(beginnings))
}
