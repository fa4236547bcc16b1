import type { Test } from '@lithe/movements/catalog'

/** What a score of 0–100 was given for. */
export type Standing = {
  score: number
  test: Test
  /** The clock ran out first: everybody who got there shares the score. */
  isCensored: boolean
}

/** A reach is estimated through the camera and from tables in centimetres: it may lie this far off, of 100. */
const reachSlack = 23

/** Published stances are told apart by age alone; the others by sex too, where a person says theirs. */
const peopleFor = (test: Test) => (test === 'balance' ? 'people of your age' : 'people you are compared with')

function reachStanding(score: number): string {
  if (score >= 50 + reachSlack) return 'Probably further than most people you are compared with'
  return score < 50 - reachSlack
    ? 'Probably less far than most people you are compared with, for now'
    : 'Somewhere in the middle of people you are compared with'
}

/** Those at the cap are level: the score lies in the middle of them. */
function cappedStanding(score: number, people: string): string {
  const level = Math.min(100, Math.round(2 * (100 - score)))
  if (level >= 90) return `As long as the clock allowed, like almost all ${people}`
  if (level > 60) return `As long as the clock allowed, like most ${people}`
  return `As long as the clock allowed, as about ${Math.max(1, level)} in 100 ${people} do`
}

/** Where a score stands. Rounded down: the number must not reach a zone that the score did not. */
export function standingSentence({ score, test, isCensored }: Standing): string {
  const people = peopleFor(test)
  if (test === 'flexibility') return reachStanding(score)
  if (isCensored) return cappedStanding(score, people)
  const ahead = Math.min(99, Math.floor(score))
  return ahead < 1 ? `Most ${people} do more, for now` : `Ahead of about ${ahead} in 100 ${people}`
}
