import { inSeconds, type PoseFrame } from '@lithe/pose'
import { performance as perform } from '@lithe/workshop/choreography'
import { expect, test } from 'vitest'
import { createAnalyser } from './create-analyser.ts'
import type { LiveReading } from './definition/analyser.ts'
import { jittered } from './testing/alter-frames.ts'
import { type FilmedWay, filmedWays, wayNames } from './testing/filmed-ways.ts'
import { phoneOnFloor } from './testing/phone-on-floor.ts'

/** Removes the pose for half a second, and every second frame. */
const patchy = (frames: readonly PoseFrame[]) =>
  frames
    .filter((_frame, index) => index % 2 === 0)
    .map(frame => (frame.time >= 4000 && frame.time < 4500 ? { ...frame, pose: null } : frame))

const pushUpTimes = { downSeconds: 0.8, bottomSeconds: 0.2, upSeconds: 0.7 }
const plankSlip = { downSeconds: 0.7, bottomSeconds: 0.6, upSeconds: 0.7 }

/** One correct film of every variant, and mistakes that trigger advice. */
const films: Readonly<Record<string, FilmedWay>> = {
  ...Object.fromEntries(wayNames.map(name => [name, filmedWays[name]])),
  ...Object.fromEntries(
    wayNames.map(name => [
      `${name}, patchy`,
      { ...filmedWays[name], frames: patchy(filmedWays[name].frames) },
    ]),
  ),
  'plank on knees, then sagging, then bent': {
    movement: 'plank',
    variant: null,
    frames: perform(
      'plank',
      {
        on: 'hands',
        unsteadiness: 1,
        lifts: [{ fromSeconds: 1, toSeconds: 10 }],
        slips: [
          { ...plankSlip, startSeconds: 3, offDegrees: 40 },
          { ...plankSlip, startSeconds: 6, offDegrees: -45 },
        ],
      },
      phoneOnFloor,
      20,
      12,
    ).frames,
  },
  'standing where the floor is meant': {
    movement: 'sit-and-reach',
    variant: null,
    frames: filmedWays['toe touch'].frames,
  },
  'push-ups, one shallow and sagging': {
    movement: 'push-up',
    variant: null,
    frames: perform(
      'push-up',
      {
        sagDegrees: 34,
        repetitions: [
          { ...pushUpTimes, elbowDegrees: 70, startSeconds: 0.6 },
          { ...pushUpTimes, elbowDegrees: 118, startSeconds: 2.6 },
        ],
      },
      phoneOnFloor,
      20,
      6,
    ).frames,
  },
}

const rounded = (_name: string, value: unknown) =>
  typeof value === 'number' ? Math.round(value * 100) / 100 : value

/** Each new reading with its second, then the result. */
function toldOf({ movement, variant, frames }: FilmedWay): string[] {
  const analyser = createAnalyser(movement, inSeconds(60), variant)
  const told: string[] = [`  begins ${analyser.beganAt?.() ?? 'when it is watched'}`]
  let before = ''
  for (const frame of jittered(0.001, 5)([...frames])) {
    const { value, phase, advice }: LiveReading = analyser.observe(frame)
    const now = `${value} ${phase}${advice === null ? '' : `, ${advice}`}`
    if (now !== before) told.push(`  ${(frame.time / 1000).toFixed(2)} s: ${now}`)
    before = now
  }
  return [...told, `  ${JSON.stringify(analyser.result(), rounded)}`]
}

// Golden test: changes to readings or results show here; update with `npx vitest run told-while -u all`.
test('readings during a measurement match the snapshot', async () => {
  const lines = Object.entries(films).flatMap(([name, film]) => [name, ...toldOf(film)])
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./__snapshots__/told-while-measured.txt')
}, 600_000)
