import { createAnalyser, createStopWatch } from '@lithe/movements'
import { inSeconds, type Milliseconds, milliseconds, type PoseFrame } from '@lithe/pose'
import { type WindowWatch, watchWindow } from '../measuring/watch-window.ts'
import type { Assignment } from '../state/assignment.ts'
import type { PlayerEffect } from '../state/player-effect.ts'
import type { PlayerEvent } from '../state/player-event.ts'
import type { PlayerState } from '../state/player-state.ts'
import { step } from '../state/step.ts'
import { readAloud } from '../words/read-aloud.ts'
import { blankStage } from './blank-stage.ts'
import { countdown } from './play-state.ts'

/** The stage at one moment, as the person sees it. */
type Glimpse = { seconds: number; count: number; share: number }
/** A spoken sentence, which interrupts the previous one unless it waits. */
type Said = { seconds: number; sentence: string; waits: boolean }

const countdownMs = 3000

/**
 * Runs frames through all of the player but page and engine, on the frames' clock, from the end of the
 * countdown to the end of that state.
 */
export function playFrames(
  assignment: Assignment,
  frames: readonly PoseFrame[],
  { finishAfterSeconds = Number.POSITIVE_INFINITY } = {},
) {
  const first = frames[0]?.time ?? milliseconds(0)
  let now: Milliseconds = first
  let state = {
    ...countdown,
    assignment,
    startedAt: milliseconds(first - countdownMs),
  } as PlayerState
  let attempt = null as WindowWatch | null
  const { stage, shown, filled } = blankStage()
  const listeners: (() => void)[] = []
  const said: Said[] = []
  const seen: Glimpse[] = []
  const secondsNow = () => (now - first) / 1000
  const hear = (waits: boolean) => (sentence: string) => said.push({ seconds: secondsNow(), sentence, waits })

  function run(effect: PlayerEffect) {
    if (effect.type === 'begin-measuring') attempt = begin()
    if (effect.type === 'finish-measuring') attempt?.finish()
  }
  function tell(event: PlayerEvent) {
    const next = step(state, event, now)
    const hasChanged = next.state !== state
    state = next.state
    if (hasChanged) for (const listener of listeners) listener()
    for (const effect of next.effects) run(effect)
  }
  const begin = () =>
    watchWindow(assignment, {
      analyser: createAnalyser(assignment.movement, inSeconds(assignment.windowSeconds), assignment.variant),
      stopWatch: createStopWatch(assignment.movement, assignment.variant),
      stage,
      sound: { play: () => {} },
      isCameraSlow: () => false,
      wallNow: () => now,
      tell,
    })

  readAloud(
    {
      state: () => state,
      subscribe: listener => {
        listeners.push(listener)
        return () => {}
      },
    },
    { say: hear(false), sayNext: hear(true) },
  )
  const isUnderWay = () => state.at === 'countdown' || state.at === 'measuring'
  for (const frame of frames) {
    if (!isUnderWay()) break
    now = frame.time
    tell({ type: 'ticked' })
    attempt?.observe(frame)
    if (secondsNow() >= finishAfterSeconds && isUnderWay()) tell({ type: 'enough-tapped' })
    seen.push({ seconds: secondsNow(), count: shown(), share: filled() })
  }
  return { state, said, seen }
}
