import type { DeedsOf } from './walk.ts'

const otherKey = 'of another app'

const hourMs = 3_600_000
/** How far the phone's clock is set forward or back. */
const clockSteps: [string, number][] = [
  ['an hour', hourMs],
  ['a day', 24 * hourMs],
  ['25 months', 25 * 30 * 24 * hourMs],
]

/** Failures and recoveries of network, storage, camera and clock. */
export const upsettingDeeds: DeedsOf = (walk, sight) => {
  const { here, chance, mood, weather, clock } = walk
  const often = (diligent: number, restless: number, wild: number) => ({ diligent, restless, wild })[mood]
  const setDenied = (isDenied: boolean) => async () => {
    walk.isCameraDenied = isDenied
    await here.evaluate(isDenied => {
      window.isCameraDenied = isDenied
    }, isDenied)
    return isDenied ? 'forbid the camera' : 'allow the camera'
  }
  const isFair = !weather.isBad()
  const become = (words: string, change: Parameters<typeof weather.become>[0]) => async () => {
    await weather.become(change)
    return words
  }
  return [
    { kind: 'cut', weight: isFair ? often(0.6, 2, 4) : 0, run: become('the network goes', { isCut: true }) },
    {
      kind: 'slow',
      weight: isFair ? often(0.6, 2, 4) : 0,
      run: become('the server is slow', { isSlow: true }),
    },
    {
      kind: 'lose',
      weight: isFair ? often(0.3, 1, 2) : 0,
      run: become('answers get lost', { losesAnswers: true }),
    },
    {
      kind: 'mend',
      weight: isFair ? 0 : often(20, 14, 12),
      run: async () => {
        await weather.clear()
        return 'the network is fine'
      },
    },
    {
      kind: 'fill',
      weight: walk.isStoreFull ? 0 : often(0.2, 1, 2),
      run: async () => {
        walk.isStoreFull = true
        walk.book.fillStore(true)
        await here.evaluate(key => {
          let filling = ''
          for (let size = 2 ** 22; size >= 1; size /= 2) {
            try {
              localStorage.setItem(key, filling + 'x'.repeat(size))
              filling += 'x'.repeat(size)
            } catch {
              // Too much at once, although half may still fit.
            }
          }
        }, otherKey)
        return 'the device store is full'
      },
    },
    {
      kind: 'free',
      weight: walk.isStoreFull ? often(8, 6, 5) : 0,
      run: async () => {
        walk.isStoreFull = false
        walk.book.fillStore(false)
        await here.evaluate(key => localStorage.removeItem(key), otherKey)
        return 'the device store has room again'
      },
    },
    {
      kind: 'take the camera',
      weight: sight.stage === 'none' ? 0 : often(0.4, 1.5, 3),
      run: async () => {
        for (const frame of here.frames())
          await frame.evaluate(() => window.filmCamera?.takeAway()).catch(() => {})
        return 'another app takes the camera'
      },
    },
    {
      kind: 'set the clock',
      weight: often(0.6, 2, 3),
      run: async () => {
        const [words, ms] = chance.oneOf(clockSteps)
        const way = chance.oneOf(['ahead', 'behind'] as const)
        await clock.set(way === 'ahead' ? ms : -ms)
        return `the phone’s clock is ${words} ${way}`
      },
    },
    {
      kind: 'right the clock',
      weight: clock.isWrong() ? often(3, 3, 4) : 0,
      run: async () => {
        await clock.set(0)
        return 'the phone’s clock is right'
      },
    },
    { kind: 'forbid', weight: walk.isCameraDenied ? 0 : often(0.1, 0.7, 1.5), run: setDenied(true) },
    { kind: 'allow', weight: walk.isCameraDenied ? 10 : 0, run: setDenied(false) },
    {
      kind: 'escape',
      weight: often(0.4, 2, 3),
      run: async () => {
        await here.keyboard.press('Escape')
        return 'press Escape'
      },
    },
    {
      kind: 'wait',
      weight: sight.stage === 'playing' || sight.stage === 'still' || sight.isWaiting ? 60 : often(3, 6, 6),
      run: async () => {
        const isMoving = sight.stage === 'playing' || sight.stage === 'still'
        const ms = chance.oneOf(
          isMoving ? [2000, 3000, 4000] : [400, 1000, 2000, sight.isWaiting ? 5600 : 1500],
        )
        await here.waitForTimeout(ms)
        return `wait ${ms / 1000} s`
      },
    },
  ]
}
