import { parseArgs } from 'node:util'
import { Misused } from '../../tools/run/command.ts'

export type WanderWish = {
  seed: number
  minutes: number
  steps: number | null
  visit: number
  /** Browser, Telegram, or null for half of the time each. */
  only: 'browser' | 'telegram' | null
}

const places = ['browser', 'telegram'] as const

const isNumber = (value: number) => Number.isFinite(value) && value > 0

export function readWanderWords(words: readonly string[]): WanderWish {
  const { values } = parseArgs({
    args: [...words],
    options: {
      minutes: { type: 'string', default: '10' },
      seed: { type: 'string', default: '1' },
      steps: { type: 'string' },
      visit: { type: 'string', default: '1' },
      only: { type: 'string' },
    },
  })
  const wish = {
    seed: Number(values.seed),
    minutes: Number(values.minutes),
    steps: values.steps === undefined ? null : Number(values.steps),
    visit: Number(values.visit),
    only: places.find(place => place === values.only) ?? null,
  }
  const isClear =
    [wish.seed, wish.minutes, wish.steps ?? 1, wish.visit].every(isNumber) &&
    (values.only === undefined || wish.only !== null)
  if (!isClear) throw new Misused()
  return wish
}
