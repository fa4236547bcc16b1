import { type Advice, always, type Situation } from './advice.ts'

const todo = { test: 'any', kind: 'recommendation', zones: 'any', ages: 'any', when: always } as const

/** For everyone: something to do, and when to come back. */
export const generalRecommendations: readonly Advice<Situation>[] = [
  {
    ...todo,
    id: 'any-do-move-with-friends',
    topic: 'daily',
    ages: ['under-20'],
    text: 'Spend an hour today on any movement you like, with someone you like.',
    because: 'At your age variety builds more than any single exercise.',
  },
  {
    ...todo,
    id: 'any-do-stairs',
    topic: 'daily',
    ages: ['20-49'],
    text: 'Take the stairs whenever there are three floors or fewer.',
    because: 'Habits laid down now are the easiest to keep later.',
  },
  {
    ...todo,
    id: 'any-do-brisk-walk',
    topic: 'daily',
    ages: ['50-64'],
    text: 'Walk briskly for twenty minutes on five days, fast enough to talk but not to sing.',
    because: 'It keeps legs and heart in the same conversation.',
  },
  {
    ...todo,
    id: 'any-do-walk-and-rest',
    topic: 'daily',
    ages: ['65-74'],
    text: 'Walk a quarter of an hour on most days, and take one hill or flight of stairs with the rail.',
    because: 'A little effort on top of the stroll is what the legs remember.',
  },
  {
    ...todo,
    id: 'any-do-several-short-walks',
    topic: 'daily',
    ages: ['75+'],
    text: 'Go for two or three short walks a day rather than one long one, with company if you like.',
    because: 'Every time you set out counts, and the rests in between are part of it.',
  },
  {
    ...todo,
    id: 'any-do-come-back',
    topic: 'return',
    text: 'Do the test again in four weeks, at the same time of day and in the same shoes.',
    because: 'Results swing from day to day, and four weeks give practice time to show.',
  },
]
