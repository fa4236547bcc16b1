import { createAnalyser, createStopWatch } from '@lithe/movements'
import { imagePoint, inSeconds, landmark, milliseconds, type PoseFrame } from '@lithe/pose'
import {
  averagePerson,
  bodyOf,
  chairStand,
  film,
  performance,
  phoneOnShelf,
  steadyRepetitions,
  steadyRises,
} from '@lithe/workshop/choreography'
import { describe, expect, it } from 'vitest'
import type { Assignment } from '../state/assignment.ts'
import type { PlayerEvent } from '../state/player-event.ts'
import { blankStage } from '../testing/blank-stage.ts'
import { playFrames } from '../testing/play-frames.ts'
import { squats } from '../testing/play-state.ts'
import { watchPractice } from './watch-practice.ts'
import { watchWindow } from './watch-window.ts'

const fps = 20
const minute: Assignment = { ...squats, windowSeconds: 60 }
const squatting = performance(
  'squat',
  { repetitions: steadyRepetitions([70, 72, 74]) },
  { ...phoneOnShelf, yawDegrees: 20 },
  fps,
  12,
).frames

/** The player's analysers, and the events they report. */
function prepare({ movement, windowSeconds, variant }: Assignment) {
  const told: PlayerEvent[] = []
  const { stage, shown } = blankStage()
  const surroundings = {
    analyser: createAnalyser(movement, inSeconds(windowSeconds), variant),
    stopWatch: createStopWatch(movement, variant),
    stage,
    sound: { play: () => {} },
    isCameraSlow: () => false,
    wallNow: () => 0,
    tell: (event: PlayerEvent) => told.push(event),
  }
  const heard = (type: PlayerEvent['type']) => told.filter(event => event.type === type)
  return { surroundings, shown, heard }
}

/** Rotates the body about its feet as in a fall, faster than lying down. */
function toppled(frame: PoseFrame, seconds: number): PoseFrame {
  const angle = Math.min(Math.PI / 2, (seconds / 0.6) ** 2 * (Math.PI / 2))
  const turn = (x: number, y: number) => ({
    x: x * Math.cos(angle) - y * Math.sin(angle),
    y: x * Math.sin(angle) + y * Math.cos(angle),
  })
  const foot = frame.pose ? landmark(frame.pose, 'leftAnkle').image : { x: 0.5, y: 0.9 }
  return {
    ...frame,
    time: milliseconds(frame.time + seconds * 1000),
    pose:
      frame.pose?.map(point => {
        const image = turn((point.image.x - foot.x) * frame.aspect, point.image.y - foot.y)
        return { ...point, image: imagePoint(foot.x + image.x / frame.aspect, foot.y + image.y) }
      }) ?? null,
  }
}

/** The events of a window with these frames. */
function watchedIn(assignment: Assignment, frames: readonly PoseFrame[], isCameraSlow = false) {
  const { surroundings, heard } = prepare(assignment)
  const watching = watchWindow(assignment, { ...surroundings, isCameraSlow: () => isCameraSlow })
  for (const frame of frames) watching.observe(frame)
  return { ...watching, heard }
}

const gone = ({ time, aspect }: PoseFrame, seconds: number): PoseFrame => ({
  time: milliseconds(time + seconds * 1000),
  aspect,
  pose: null,
})

/** Frames after the squats. */
const after = (change: (last: PoseFrame, seconds: number) => PoseFrame, seconds: number) =>
  squatting
    .slice(-1)
    .flatMap(last => Array.from({ length: seconds * fps }, (_, index) => change(last, (index + 1) / fps)))

describe('a window', () => {
  it('keeps the count and its full length when finished early', () => {
    const { heard, finish } = watchedIn(minute, squatting)
    finish()
    expect(heard('measured')).toMatchObject([
      { measured: { ok: true, measurement: { reps: 3, windowSeconds: 60 } }, secondsTaken: 11.95 },
    ])
  })

  it('ends when the person has left, keeping the count', () => {
    const { heard, finish } = watchedIn(minute, [...squatting, ...after(gone, 4)])
    finish()
    expect(heard('left-frame')).toMatchObject([{ measured: { ok: true, measurement: { reps: 3 } } }])
    expect(heard('measured')).toEqual([])
  })

  it('ends without a number when the person topples', () => {
    const { heard, finish } = watchedIn(minute, [...squatting, ...after(toppled, 2)])
    finish()
    expect(heard('near-fall')).toHaveLength(1)
    expect(heard('measured')).toEqual([])
  })
})

describe('squats that fall short', () => {
  it('are told to go a little lower before the next one, and not how to begin', () => {
    const depths = [104, 104, 104, 104, 104, 104]
    const repetitions = steadyRepetitions(depths, { startSeconds: 1, tempoSeconds: 2.5 })
    const { frames } = performance('squat', { repetitions }, phoneOnShelf, fps, 17)
    const { said } = playFrames(minute, frames)
    const [first, ...since] = said.map(({ sentence }) => sentence)
    expect(first).toBe('Sit back, then stand tall')
    expect(since.length).toBeGreaterThanOrEqual(3)
    expect(new Set(since)).toEqual(new Set(['A little lower']))
    expect(said[1]?.seconds).toBeLessThan(3.6)
  })

  it('are told to go lower only once, however long the rest that follows', () => {
    const repetitions = steadyRepetitions([104], { startSeconds: 1 })
    const { frames } = performance('squat', { repetitions }, phoneOnShelf, fps, 20)
    const { said } = playFrames(minute, frames)
    expect(said.map(({ sentence }) => sentence)).toEqual([
      'Sit back, then stand tall',
      'A little lower',
      'Had enough? Face the phone, arms crossed above your head',
    ])
  })
})

describe('chair stands', () => {
  const rises = [
    ...steadyRises([1, 1]),
    { share: 1, startSeconds: 7, upSeconds: 1.6, topSeconds: 9, downSeconds: 1 },
  ]
  const rising = chairStand(bodyOf(averagePerson), { seconds: 10, rises })
  const { frames } = film(rising, { ...phoneOnShelf, yawDegrees: 40 }, fps)
  const measuredIn = (windowSeconds: number) => {
    const stands: Assignment = { ...squats, variant: 'seated', windowSeconds }
    const [ended] = watchedIn(stands, frames).heard('measured')
    const measured = ended?.type === 'measured' && ended.measured.ok && ended.measured.measurement
    return measured && 'reps' in measured ? measured : null
  }

  it('include a last stand that is past its midpoint at the end', () => {
    expect(measuredIn(7.3)?.reps).toBe(2)
    expect(measuredIn(7.75)).toMatchObject({ reps: 3, isLastByBell: true })
    expect(measuredIn(9)?.isLastByBell, 'standing by then').toBeUndefined()
  })

  it('record that they began on the seat', () => {
    expect(measuredIn(9)?.seat).toEqual({ startedSeated: true, height: null })
  })
})

describe('a hold on the floor', () => {
  const longPlank: Assignment = { ...minute, movement: 'plank', windowSeconds: 120 }
  const lifts = [{ fromSeconds: 1.5, toSeconds: 12 }]
  const planking = (framesPerSecond: number) =>
    performance(
      'plank',
      { on: 'forearms', unsteadiness: 1, lifts, slips: [] },
      { ...phoneOnShelf, yawDegrees: 90 },
      framesPerSecond,
      20,
    ).frames

  it('ends once the knees have been down for 3 s', () => {
    const [ended] = watchedIn(longPlank, planking(20)).heard('measured')
    expect(ended).toMatchObject({ measured: { ok: true, measurement: { movement: 'plank' } } })
    expect(ended?.type === 'measured' && ended.secondsTaken).toBeLessThan(16)
  })

  it('is refused within seconds if the frame rate is too low', () => {
    const { heard } = watchedIn(longPlank, planking(10), true)
    expect(heard('measured')).toMatchObject([
      { measured: { ok: false, reason: 'too-few-frames' }, isCameraSlow: true },
    ])
    const [ended] = heard('measured')
    expect(ended?.type === 'measured' && ended.secondsTaken).toBeLessThan(5)
  })
})

describe('practice', () => {
  it('ends at the first full repetition', () => {
    const { surroundings, heard, shown } = prepare(squats)
    const watch = watchPractice(squats, surroundings)
    for (const frame of squatting) watch(frame)
    expect(heard('practised')).toEqual([{ type: 'practised', isRecognised: true }])
    expect(shown()).toBe(1)
  })

  it('ends after two seconds of a hold', () => {
    const stance: Assignment = { ...minute, movement: 'single-leg-stance' }
    const { surroundings, heard } = prepare(stance)
    const watch = watchPractice(stance, surroundings)
    const { frames } = performance(
      'single-leg-stance',
      {
        holds: [{ lifted: 'left', fromSeconds: 3, toSeconds: 9, liftMetres: 0.2 }],
        arms: 'sides',
        unsteadiness: 1,
      },
      phoneOnShelf,
      fps,
      12,
    )
    for (const frame of frames.filter(({ time }) => time < 4500)) watch(frame)
    expect(heard('practised')).toEqual([])
    for (const frame of frames.filter(({ time }) => time >= 4500 && time < 6500)) watch(frame)
    expect(heard('practised')).toHaveLength(1)
  })
})
