import type { Test } from '@lithe/movements/catalog'
import { type Advice, always, plain, type Situation } from './advice.ts'
import type { Trend } from './last-visit.ts'

export type GeneralFacts = Situation<Record<never, never>> & {
  /** The test with the lowest score; null if fewer than two were compared or the lowest score is green. */
  weakest: Test | null
  /** Trend of each test since last time; empty on a first visit. */
  trends: readonly Trend[]
  /** Whether every test ended in feeling unwell or a near fall, which rules out advice to walk or exercise. */
  isUnwell: boolean
}

const todo = { ...plain, test: 'any', kind: 'recommendation', topic: 'daily' } as const
const daily = { ...todo, when: ({ isUnwell }: GeneralFacts) => !isUnwell } as const
const under65 = ['20-49', '50-64'] as const
const adults = [...under65, '65-74', '75+'] as const
const weakestIs = (test: Test) => (facts: GeneralFacts) => facts.weakest === test

/** General advice: something for every day, and when to return. */
export const generalRecommendations = [
  {
    ...daily,
    id: 'any-do-move-with-friends',
    ages: ['under-20'],
    source: 'who2020',
  },
  {
    ...daily,
    id: 'any-do-new-game',
    ages: ['under-20'],
  },
  {
    ...todo,
    id: 'any-do-stairs',
    ages: under65,
    chair: false,
    when: weakestIs('strength'),
    comesFirst: always,
  },
  {
    ...todo,
    id: 'any-do-soft-paths',
    ages: under65,
    chair: false,
    when: weakestIs('balance'),
    comesFirst: always,
  },
  {
    ...todo,
    id: 'any-do-stand-up-hourly',
    ages: under65,
    chair: false,
    when: weakestIs('flexibility'),
    comesFirst: always,
  },
  {
    ...todo,
    id: 'any-do-walk-through-the-house',
    ages: adults,
    chair: true,
    when: weakestIs('strength'),
    comesFirst: always,
  },
  {
    ...todo,
    id: 'any-do-walk-with-someone',
    ages: adults,
    chair: true,
    when: weakestIs('balance'),
    comesFirst: always,
  },
  {
    ...todo,
    id: 'any-do-stretch-tall',
    ages: adults,
    chair: true,
    when: weakestIs('flexibility'),
    comesFirst: always,
  },
  {
    ...daily,
    id: 'any-do-brisk-walk',
    ages: under65,
    chair: false,
    source: 'who2020',
  },
  {
    ...daily,
    id: 'any-do-walk-an-errand',
    ages: under65,
    chair: false,
  },
  {
    ...daily,
    id: 'any-do-three-days',
    ages: ['65-74', '75+'],
    source: 'who2020',
  },
  {
    ...daily,
    id: 'any-do-walk-and-rest',
    ages: ['65-74'],
    source: 'who2020',
  },
  {
    ...daily,
    id: 'any-do-several-short-walks',
    ages: adults,
    chair: true,
  },
  {
    ...daily,
    id: 'any-do-chair-in-the-way',
    ages: adults,
    chair: true,
  },
  {
    ...todo,
    id: 'any-do-rest-after-worse',
    topic: 'return',
    comesFirst: always,
    when: ({ trends }) => trends.includes('worse'),
  },
  {
    ...todo,
    id: 'any-do-see-whether-it-lasts',
    topic: 'return',
    comesFirst: always,
    when: ({ trends }) => trends.includes('better'),
  },
  {
    ...todo,
    id: 'any-do-give-it-time',
    topic: 'return',
    comesFirst: always,
    when: ({ trends }) => trends.length > 0 && trends.every(trend => trend === 'same'),
  },
  {
    ...todo,
    id: 'any-do-come-back',
    topic: 'return',
  },
  {
    ...todo,
    id: 'any-do-set-a-date',
    topic: 'return',
  },
  {
    ...daily,
    id: 'any-do-pick-one',
    topic: 'company',
  },
] as const satisfies readonly Advice<GeneralFacts>[]
