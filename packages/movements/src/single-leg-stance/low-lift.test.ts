import { createPoseSmoother, inSeconds } from '@lithe/pose'
import { averagePerson, bodyOf, film, phoneOnShelf, stepping } from '@lithe/workshop/choreography'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAnalyser } from '../create-analyser.ts'
import { jittered } from '../testing/alter-frames.ts'

const body = bodyOf(averagePerson)
const liftsAt = 2.5
const landsAt = 7.5
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const how = fc.record({
  heightMetres: between(0.4, 1.3),
  rollDegrees: between(-6, 6),
  yawDegrees: between(-15, 15),
  fps: fc.constantFrom(15, 20, 30),
  sigma: between(0.0005, 0.002),
  seed: fc.integer({ min: 1, max: 1_000_000 }),
})
type How = typeof how extends fc.Arbitrary<infer Value> ? Value : never

/** Seconds from the lift until the foot shows as up and until advice is given; and the measurement. */
function watched(upMetres: number, { fps, sigma, seed, ...camera }: How) {
  const movement = stepping(body, {
    seconds: 9,
    unsteadiness: 1,
    moves: [
      { side: 'left', fromSeconds: liftsAt, toSeconds: liftsAt + 0.5, to: { up: upMetres } },
      { side: 'left', fromSeconds: landsAt - 0.5, toSeconds: landsAt, to: {} },
    ],
    weight: [
      { fromSeconds: liftsAt - 0.8, toSeconds: liftsAt, onLeft: 0 },
      { fromSeconds: landsAt, toSeconds: landsAt + 0.8, onLeft: 0.5 },
    ],
  })
  const pitchDegrees = 14 * (camera.heightMetres - 0.8)
  const { frames } = film(movement, { ...phoneOnShelf, ...camera, pitchDegrees }, fps)
  const analyser = createAnalyser('single-leg-stance', inSeconds(60))
  const seen = { up: Number.NaN, beforeClock: false, higher: [] as number[] }
  for (const frame of jittered(sigma, seed)(frames).map(createPoseSmoother().smooth)) {
    const { lifted, advice } = analyser.observe(frame)
    const seconds = frame.time / 1000 - liftsAt
    if (lifted === 'left' && Number.isNaN(seen.up)) {
      seen.up = seconds
      seen.beforeClock = analyser.beganAt?.() === null
    }
    if (advice === 'lift-higher') seen.higher.push(seconds)
  }
  return { ...seen, measured: analyser.result() }
}
const isCounted = ({ measured }: ReturnType<typeof watched>) =>
  measured.ok && measured.measurement.quality.level === 'good'

const runs = { numRuns: 40, endOnFailure: true }

test('a lift too low to detect gets advice within two seconds, or counts', () => {
  let asked = 0
  fc.assert(
    fc.property(between(0.012, 0.025), how, (upMetres, from) => {
      const seen = watched(upMetres, from)
      const isAsked = seen.higher.some(seconds => seconds > 0 && seconds < 2)
      asked += isAsked ? 1 : 0
      expect(isAsked || isCounted(seen)).toBe(true)
    }),
    runs,
  )
  expect(asked).toBeGreaterThan(runs.numRuns / 3)
}, 600_000)

test('a foot raised 5 cm or more shows as up before the clock runs, counts, and gets no advice', () => {
  fc.assert(
    fc.property(between(0.05, 0.3), how, (upMetres, from) => {
      const seen = watched(upMetres, from)
      expect(seen.up).toBeLessThan(1)
      expect(seen.beforeClock).toBe(true)
      expect(seen.higher.filter(seconds => seconds > 0 && seconds < landsAt - liftsAt)).toEqual([])
      expect(isCounted(seen)).toBe(true)
    }),
    runs,
  )
}, 600_000)
