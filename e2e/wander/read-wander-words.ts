import { parseArgs } from 'node:util'

export type WanderWish = {
  seed: number
  minutes: number
  steps: number | null
  visit: number
  /** In a browser, in Telegram, or half of the time in each. */
  only: 'browser' | 'telegram' | null
}

type Read = { ok: true; wish: WanderWish } | { ok: false; problem: string }

const places = ['browser', 'telegram'] as const
const usage =
  'npm run wander -- [--minutes 10] [--seed 1] [--steps 70] [--visit 1] [--only browser|telegram]; numbers above zero'

const isNumber = (value: number) => Number.isFinite(value) && value > 0

export function readWanderWords(words: readonly string[]): Read {
  try {
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
    return isClear ? { ok: true, wish } : { ok: false, problem: usage }
  } catch (error) {
    return { ok: false, problem: `${error instanceof Error ? error.message : error}\n${usage}` }
  }
}
