import { performance as perform, phoneOnShelf, steadyJacks, steadyRepetitions } from '@lithe/choreography'
import { replayConsentVersion, type SentReplay } from '@lithe/contracts/api'
import { createAnalyser, inSeconds } from '@lithe/movements'
import type { Measurement, MovementId } from '@lithe/movements/catalog'
import { createSeriesRecorder } from '@lithe/movements/replay'
import { createOrganisation } from '../organisations/manage-organisations.ts'
import type { TestApp } from './test-app.ts'

export const askingOrganisation = 'helvetia'

/** An organisation that asks those who come by it for replays. */
export async function makeAskingOrganisation({ database, clock }: TestApp) {
  const { db } = database
  await createOrganisation(
    { db, now: clock.now },
    {
      code: askingOrganisation,
      name: 'Helvetia',
      workoutSet: 'default',
      logo: null,
      maxUnlocks: null,
      asksForReplay: true,
    },
  )
}

const replayConsentOfTests = {
  version: replayConsentVersion,
  givenAt: '2026-05-04T07:51:00.000Z',
  isByGuardian: false,
}

type Film = { frames: Parameters<ReturnType<typeof createAnalyser>['observe']>[0][] }

/** What the player would send of a film: the measurement, and its figures. */
function record(movement: MovementId, windowSeconds: number, { frames }: Film) {
  const analyser = createAnalyser(movement, inSeconds(windowSeconds))
  const recorder = createSeriesRecorder(analyser)
  for (const frame of frames) {
    analyser.observe(frame)
    recorder.observe(frame)
  }
  const measured = analyser.result()
  const series = recorder.series()
  if (!measured.ok || !series) throw new Error(`the film of ${movement} shows none`)
  const replay: SentReplay = {
    aspect: series.aspect,
    figures: Buffer.from(series.bytes).toString('base64'),
    organisation: askingOrganisation,
    consent: replayConsentOfTests,
  }
  return { measurement: measured.measurement, replay }
}

export type Recorded<Of extends Measurement = Measurement> = { measurement: Of; replay: SentReplay }

export function recordedReach(foldDegrees = 95): Recorded {
  const reach = { foldDegrees, kneeDegrees: 174, startSeconds: 1, downSeconds: 2, holdSeconds: 1.5 }
  const side = { ...phoneOnShelf, yawDegrees: 90 }
  return record(
    'toe-touch',
    30,
    perform('toe-touch', { reaches: [{ ...reach, upSeconds: 1.5 }] }, side, 30, 8),
  )
}

const squatsDown = (depths: number[], seconds: number) =>
  perform('squat', { repetitions: steadyRepetitions(depths) }, phoneOnShelf, 30, seconds)

export const recordedSquats = (): Recorded => record('squat', 30, squatsDown([80, 70, 118, 75], 15))

export const recordedJacks = (): Recorded =>
  record(
    'jumping-jack',
    60,
    perform('jumping-jack', { repetitions: steadyJacks([180, 90, 180, 180]) }, phoneOnShelf, 30, 10),
  )

/** Half a minute of squats: what takes longest to measure again. */
export const longestToMeasure = (): Recorded => record('squat', 30, squatsDown(Array(12).fill(80), 30))
