import type { Chance } from './chance.ts'

type Begin<Given> = (given: Given) => Promise<unknown>

/** As whom a visit begins: often as a person whose report is one movement away, as few walks come there by chance. */
export function chooseBeginning<Given>(chance: Chance, beginnings: Record<string, Begin<Given>>) {
  const weightOf = (words: string) => (/before the last/.test(words) ? 3 : 1)
  const choices = Object.entries(beginnings).map(thing => ({ thing, weight: weightOf(thing[0]) }))
  return chance.weighted(choices) ?? chance.oneOf(Object.entries(beginnings))
}
