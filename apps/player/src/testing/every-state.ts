import { browserAbsences } from '@lithe/contracts/player'
import { framingAdvice, liveAdvice } from '@lithe/movements'
import { movementIds, refusalReasons } from '@lithe/movements/catalog'
import { milliseconds } from '@lithe/pose'
import { cameraProblems } from '../camera/camera-problem.ts'
import { look } from '../state/assignment.ts'
import { cues } from '../state/cue.ts'
import type { NearFall, PlayerState, Result } from '../state/player-state.ts'
import {
  countdown,
  framing,
  measuredAt,
  measuring,
  refusedAs,
  sessionId,
  squats,
  stance,
  twelve,
} from './play-state.ts'

const kept = { sessionId, measurement: twelve, measuredAt, secondsTaken: 30 }
export const result: Result = {
  at: 'result',
  assignment: squats,
  redos: 0,
  shownAt: milliseconds(0),
  ...kept,
}
const nearFall = (answer: NearFall['answer'], isUnanswered = false): NearFall => ({
  at: 'near-fall',
  assignment: squats,
  redos: 0,
  calledAt: milliseconds(0),
  answer,
  isUnanswered,
})
const loading = (loadedBytes: number): PlayerState => ({
  at: 'loading',
  progress: { loadedBytes, totalBytes: 9_000_000 },
  asked: null,
})
const assignments = movementIds.map(movement => ({ ...squats, movement }))
const both = { assignment: stance, redos: 0 }

/** Every screen of the player in each of its states. */
export const everyState: readonly PlayerState[] = [
  { at: 'loading', progress: null, asked: null },
  ...[0, 4_200_000, 9_000_000].map(loading),
  { at: 'engine-failed' },
  ...browserAbsences.map((absence): PlayerState => ({ at: 'absence', absence })),
  { at: 'camera-opening', ...both },
  { at: 'camera-explained', ...both },
  { at: 'camera-explained', assignment: look, redos: 0 },
  ...cameraProblems.map((problem): PlayerState => ({ at: 'camera-error', assignment: stance, problem })),
  ...assignments.map((assignment): PlayerState => ({ ...framing, assignment })),
  ...framingAdvice.map((advice): PlayerState => ({ ...framing, advice })),
  ...(['phone', 'camera'] as const).map((slow): PlayerState => ({ ...framing, slow })),
  { ...refusedAs('too-few-frames', 1), slow: 'camera' },
  { ...framing, advice: 'step-into-view', isDark: true },
  { ...framing, practice: 'wanted' },
  { ...framing, assignment: look },
  ...assignments.map((assignment): PlayerState => ({ ...countdown, assignment })),
  { at: 'practising', ...both, startedAt: milliseconds(0), advice: null },
  ...assignments.map(assignment => measuring(assignment)),
  ...[...liveAdvice, ...cues].map((advice): PlayerState => ({ ...measuring(stance), advice })),
  { ...measuring(squats), isFinishing: true },
  result,
  { ...result, shownAt: null },
  { ...result, measurement: { ...twelve, partials: 3 } },
  nearFall('none'),
  nearFall('none', true),
  nearFall('hurt'),
  nearFall('dialling'),
  ...refusalReasons.flatMap((reason): PlayerState[] => [
    refusedAs(reason),
    { ...refusedAs(reason), kept },
    { ...refusedAs(reason, 1), redoAt: milliseconds(9000), secondsLeft: 9 },
  ]),
  ...(['camera', 'sight'] as const).map((lost): PlayerState => ({ ...refusedAs('interrupted'), lost })),
  ...(['nothing', 'completed', 'left-out'] as const).map(
    (after): PlayerState => ({ at: 'waiting-for-host', after }),
  ),
  { at: 'stopped' },
]
