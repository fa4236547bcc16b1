import type { Test } from '@lithe/movements/catalog'
import { type Advice, always, plain, type Situation } from './advice.ts'
import type { Trend } from './last-visit.ts'

export type GeneralFacts = Situation & {
  /** The test with the lowest score; null where nothing was compared. */
  weakest: Test | null
  /** What each test did since last time; empty on a first visit. */
  trends: readonly Trend[]
}

const todo = { ...plain, test: 'any', kind: 'recommendation', topic: 'daily' } as const
const under65 = ['20-49', '50-64'] as const
const adults = [...under65, '65-74', '75+'] as const
const weakestIs = (test: Test) => (facts: GeneralFacts) => facts.weakest === test
const weekOfMinutes =
  'The World Health Organization recommends 150 to 300 minutes a week of moving at this pace'

/** Beside the tests: something for every day, and when to come back. */
export const generalRecommendations: readonly Advice<GeneralFacts>[] = [
  {
    ...todo,
    id: 'any-do-move-with-friends',
    ages: ['under-20'],
    text: 'Spend an hour today on any movement you like, with someone you like.',
    because: 'An hour a day, on average, is what the World Health Organization recommends up to 17.',
    source: 'who2020',
  },
  {
    ...todo,
    id: 'any-do-new-game',
    ages: ['under-20'],
    text: 'Try one game or sport this week that you have not played this year.',
    because: 'You may find one you like.',
  },
  {
    ...todo,
    id: 'any-do-stairs',
    ages: under65,
    chair: false,
    when: weakestIs('strength'),
    comesFirst: always,
    text: 'Take the stairs whenever there are three floors or fewer.',
    because: 'Your legs had the lowest score today, and stairs are on the way.',
  },
  {
    ...todo,
    id: 'any-do-soft-paths',
    ages: under65,
    chair: false,
    when: weakestIs('balance'),
    comesFirst: always,
    text: 'Take the path over grass or gravel when you have the choice.',
    because: 'Balance had the lowest score today, and a floor that is not flat gives it something to do.',
  },
  {
    ...todo,
    id: 'any-do-stand-up-hourly',
    ages: under65,
    chair: false,
    when: weakestIs('flexibility'),
    comesFirst: always,
    text: 'Stand up once an hour while you sit at a desk, and stretch as tall as you can.',
    because: 'The reach had the lowest score today, and this fits between two calls.',
  },
  {
    ...todo,
    id: 'any-do-walk-through-the-house',
    ages: adults,
    chair: true,
    when: weakestIs('strength'),
    comesFirst: always,
    text: 'Once an hour, walk to the far end of your home and back before you sit down again.',
    because: 'Your legs had the lowest score today, and this is at your own pace.',
  },
  {
    ...todo,
    id: 'any-do-walk-with-someone',
    ages: adults,
    chair: true,
    when: weakestIs('balance'),
    comesFirst: always,
    text: 'Ask someone to come along on a walk you know well, once this week.',
    because: 'Balance had the lowest score today, and company is good to have on the way.',
  },
  {
    ...todo,
    id: 'any-do-stretch-tall',
    ages: adults,
    chair: true,
    when: weakestIs('flexibility'),
    comesFirst: always,
    text: 'After each hour of sitting, stand up, hold on to a sturdy chair, and stretch as tall as you can.',
    because: 'The reach had the lowest score today, and this asks for no bending.',
  },
  {
    ...todo,
    id: 'any-do-brisk-walk',
    ages: under65,
    chair: false,
    text: 'Walk briskly for half an hour on five days, fast enough to talk but not to sing.',
    because: `${weekOfMinutes}.`,
    source: 'who2020',
  },
  {
    ...todo,
    id: 'any-do-walk-an-errand',
    ages: under65,
    chair: false,
    text: 'Walk one errand this week that you would have driven.',
    because: 'It gets done either way.',
  },
  {
    ...todo,
    id: 'any-do-three-days',
    ages: ['65-74', '75+'],
    text: 'Choose three days this week for what is on this list, and write them down.',
    because:
      'From 65, the World Health Organization recommends balance and strength practice on three or more days a week.',
    source: 'who2020',
  },
  {
    ...todo,
    id: 'any-do-walk-and-rest',
    ages: ['65-74'],
    text: 'Walk for a quarter of an hour twice a day, on most days, at a pace that lets you talk.',
    because: `${weekOfMinutes}, and short walks add up.`,
    source: 'who2020',
  },
  {
    ...todo,
    id: 'any-do-several-short-walks',
    ages: adults,
    chair: true,
    text: 'Go for two or three short walks a day rather than one long one, with company if you like.',
    because: 'The rests in between are part of it.',
  },
  {
    ...todo,
    id: 'any-do-chair-in-the-way',
    ages: adults,
    chair: true,
    text: 'Put a sturdy chair where you pass it often, and do one thing from this list there each day.',
    because: 'A chair in sight is hard to forget.',
  },
  {
    ...todo,
    id: 'any-do-rest-after-worse',
    topic: 'return',
    comesFirst: always,
    when: ({ trends }) => trends.includes('worse'),
    text: 'Take the test once more in a week or two, on a day when you feel rested.',
    because: 'Something was lower than last time, and one day says little on its own.',
  },
  {
    ...todo,
    id: 'any-do-see-whether-it-lasts',
    topic: 'return',
    comesFirst: always,
    when: ({ trends }) => trends.includes('better'),
    text: 'Come back in a month and see whether it lasts.',
    because: 'Something went further than two ordinary days explain; another visit would say more.',
  },
  {
    ...todo,
    id: 'any-do-give-it-time',
    topic: 'return',
    comesFirst: always,
    when: ({ trends }) => trends.length > 0 && trends.every(trend => trend === 'same'),
    text: 'Give it another four weeks before you measure again.',
    because: 'Today lies within what two ordinary days of one person differ.',
  },
  {
    ...todo,
    id: 'any-do-come-back',
    topic: 'return',
    text: 'Do the test again in four weeks, at the same time of day and in the same shoes.',
    because: 'Two visits under the same conditions are easier to compare.',
  },
  {
    ...todo,
    id: 'any-do-set-a-date',
    topic: 'return',
    text: 'Pick a day next month for your next visit, at an hour when you feel at your best.',
    because: 'A date in the calendar is hard to overlook.',
  },
  {
    ...todo,
    id: 'any-do-pick-one',
    topic: 'company',
    text: 'Pick the one thing on this list that you would enjoy, and begin with that.',
    because: 'One thing done is more than five things planned.',
  },
]
