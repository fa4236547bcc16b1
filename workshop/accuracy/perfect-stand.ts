import { fileURLToPath } from 'node:url'
import { longestHold, type StanceMeasurement } from '@lithe/movements/catalog'
import { createPoseSmoother } from '@lithe/pose'
import { milestones } from '../../apps/player/src/state/cue.ts'
import { playFrames } from '../../apps/player/src/testing/play-frames.ts'
import { speakIn, speakOnStageIn, stageWords } from '../../apps/player/src/words/words.ts'
import { assess } from '../../packages/scoring/src/assess.ts'
import type { Finding } from '../../tools/project/project-files.ts'
import { lengthOf, type Turn } from '../pages/drawn-out-film.ts'
import { asFilmed } from '../pages/film-condition.ts'
import type { Recording } from '../pages/replay-port.ts'
import { openLab } from './lab-browser.ts'
import { posesOf } from './recorded-film.ts'

const film = 'workshop/choreography/films/stance.mp4'
const framesPerSecond = 15
const windows = [60, 120]
/** Delay of the lift after "go", in seconds. */
const lates = [0.2, 0.4, 1.5, 3, 5]
const ages = [25, 30, 40, 50, 60, 70, 80, 85]

/**
 * Parts of the film to draw out: both feet down between two holds, the second lift (at 7.9 s), and standing on that
 * leg.
 */
const turns: readonly Turn[] = [
  { fromSeconds: 6.6, toSeconds: 7.6, lastsSeconds: 5 },
  { fromSeconds: 7.6, toSeconds: 9, lastsSeconds: 1.4 },
  { fromSeconds: 9, toSeconds: 16, lastsSeconds: 120 },
]
const liftsAtSeconds = 5.3

/** Records the poses of every frame, in one pass for both windows. */
async function recordStand(chromiumPath: string): Promise<Recording> {
  const lab = await openLab([fileURLToPath(new URL(`../../${film}`, import.meta.url))], chromiumPath)
  try {
    const page = await lab.openPage()
    const { recording } = await page.evaluate(input => window.litheReplay(input), {
      url: lab.filmUrl(0),
      movements: ['single-leg-stance'] as const,
      variant: null,
      windowSeconds: Math.max(...windows),
      framesPerSecond,
      condition: asFilmed,
      turns,
      neededAnyway: false,
      needsRecording: true,
      engine: { model: 'full', thread: 'worker', threads: 1 } as const,
    })
    if (!recording) throw new Error('the film was not recorded')
    return recording
  } finally {
    await lab.close()
  }
}

/** Does everything after the engine, as the player does once the countdown ends. */
function stand({ aspect, frames }: Recording, windowSeconds: number, late: number) {
  const smoother = createPoseSmoother()
  const watched = frames.filter(({ t }) => t >= liftsAtSeconds - late)
  return playFrames(
    {
      movement: 'single-leg-stance',
      variant: null,
      videoId: 1,
      windowSeconds,
      emergencyNumber: '112',
    },
    posesOf({ aspect, frames: watched }).map(smoother.smooth),
  )
}

/** Errors in measuring a stance that never ended. */
function objectionsTo(stance: StanceMeasurement): string[] {
  const { seconds, isRunning } = longestHold(stance)
  const notGreen = ages.flatMap(age =>
    (['Female', 'Male'] as const).flatMap(sex => {
      const balance = { ok: true, measurement: stance } as const
      const { breakdown } = assess({ age, sex }, { balance, flexibility: undefined, strength: [] })
      const zone = 'zone' in breakdown.balance ? breakdown.balance.zone : null
      return zone === 'green' ? [] : [`${sex} of ${age} is told ${zone}`]
    }),
  )
  return [
    ...(seconds === stance.windowSeconds ? [] : [`held for ${seconds} s`]),
    ...(isRunning ? [] : ['taken for a foot that came down']),
    ...notGreen,
  ]
}

/** Runs a perfect stance with a late lift through the pose model, in the one- and two-minute windows. */
export async function checkPerfectStand(chromiumPath: string): Promise<Finding[]> {
  await speakIn('en')
  await speakOnStageIn('en')
  const started = Date.now()
  const recording = await recordStand(chromiumPath)
  console.log(
    `${lengthOf(turns).toFixed(0)} s of film, ${recording.frames.length} pictures, in ${((Date.now() - started) / 1000).toFixed(0)} s`,
  )
  return windows.flatMap(windowSeconds =>
    lates.flatMap(late => {
      const { state, said } = stand(recording, windowSeconds, late)
      const praise = milestones.find(([seconds]) => seconds === windowSeconds)?.[1]
      const isHeard = praise && said.at(-2)?.sentence === stageWords.cues[praise] && said.at(-1)?.waits
      const objections = [
        ...(state.at === 'result' && 'sway' in state.measurement
          ? objectionsTo(state.measurement)
          : [`ended in ${state.at}${state.at === 'refused' ? `: ${state.reason}` : ''}`]),
        ...(isHeard ? [] : [`heard “${said.at(-2)?.sentence}” and “${said.at(-1)?.sentence}” last`]),
      ]
      return objections.map(message => ({
        path: film,
        message: `${windowSeconds} s, lifted ${late} s late: ${message}`,
      }))
    }),
  )
}
