import { averagePerson, bodyOf } from '@lithe/body'
import { chairReach } from '../movements/chair-reach.ts'
import { chairStand, steadyRises } from '../movements/chair-stand.ts'
import type { Movement } from '../movements/movement.ts'
import { plank } from '../movements/plank.ts'
import { pushUp, steadyPushUps } from '../movements/push-up.ts'
import { sitAndReach } from '../movements/sit-and-reach.ts'
import { sittingAtRest } from '../movements/sitting-at-rest.ts'
import { squat, steadyRepetitions } from '../movements/squat.ts'
import { standing } from '../movements/standing.ts'
import {
  altered,
  fidgeting,
  leaningAside,
  leaving,
  pickingUp,
  tyingAShoe,
  walkingAbout,
  wave,
  waving,
} from './at-home.ts'
import {
  type Between,
  bowing,
  heelsUp,
  hopping,
  jacks,
  shiftingWeight,
  steppingApart,
} from './light-pastimes.ts'
import { lunges, marching } from './steps.ts'

const body = bodyOf(averagePerson)

function raisingArms(between: Between): Movement {
  const hertz = between(0.3, 0.6)
  return altered(standing(body, 7), (posture, seconds) => {
    const up = wave(seconds, hertz)
    const arm = { ...posture.arms.left, spread: 8 + 162 * up, twist: 8 - 92 * up }
    return { ...posture, arms: { left: arm, right: arm } }
  })
}

function rockingOnTheChair(between: Between): Movement {
  const [tilt, hertz] = [between(15, 45), between(0.2, 0.4)]
  return altered(sittingAtRest(body, 8), (posture, seconds) => ({
    ...posture,
    hips: { ...posture.hips, pitch: posture.hips.pitch + tilt * wave(seconds, hertz) },
  }))
}

const squatting = (between: Between, least: number, most: number, tempoSeconds: number) =>
  squat(body, {
    seconds: 9,
    repetitions: steadyRepetitions([between(least, most), between(least, most)], {
      startSeconds: 1,
      tempoSeconds,
    }),
  })
const rising = (...heights: readonly number[]) =>
  chairStand(body, { seconds: 10, rises: steadyRises(heights) })
const reach = (between: Between) => ({
  startSeconds: 1,
  downSeconds: 2,
  holdSeconds: 1.5,
  upSeconds: 1.5,
  foldDegrees: between(30, 65),
})
const reachingOnChair = (between: Between, kneeDegrees: number) =>
  chairReach(body, { seconds: 8, stretched: 'left', kneeDegrees, reaches: [reach(between)] })
const reachingOnFloor = (between: Between, kneeDegrees: number) =>
  sitAndReach(body, { seconds: 8, kneeDegrees, reaches: [reach(between)] })
const kneeling = (on: 'hands' | 'forearms') =>
  plank(body, { seconds: 6, on, unsteadiness: 1, lifts: [], slips: [] })
const planking = (...offDegrees: readonly number[]) =>
  plank(body, {
    seconds: 9,
    on: 'hands',
    unsteadiness: 1,
    lifts: [{ fromSeconds: -3, toSeconds: 12 }],
    slips: offDegrees.map((off, index) => ({
      startSeconds: 1 + 3 * index,
      downSeconds: 0.9,
      bottomSeconds: 0.4,
      upSeconds: 0.9,
      offDegrees: off,
    })),
  })

type Pastime = { move: (between: Between) => Movement; isOnFloor?: true }

/** Everyday activities in front of a camera, in many variations; nearly all contain none of the movements. */
export const pastimes = {
  'standing still': { move: () => standing(body, 6) },
  waving: { move: waving },
  'walking about': { move: walkingAbout },
  'leaving the picture': { move: leaving },
  'leaning aside': { move: leaningAside },
  'tying a shoe': { move: tyingAShoe },
  'picking something up': { move: pickingUp },
  'shifting the weight': { move: shiftingWeight },
  'marching in place': {
    move: between =>
      marching({
        upMetres: between(0.2, 0.45),
        stepSeconds: between(0.6, 1.4),
        kneeDegrees: between(152, 172),
      }),
  },
  lunging: {
    move: between => lunges({ aheadMetres: between(0.5, 0.85), sinkMetres: between(0.2, 0.4) }),
  },
  'heels up': { move: heelsUp },
  'stepping apart': { move: steppingApart },
  'bowing on straight legs': { move: between => bowing(between, between(40, 115), between(165, 176)) },
  'bowing on bent knees': { move: between => bowing(between, between(60, 115), between(110, 140)) },
  'hands on bent knees': { move: between => bowing(between, between(40, 65), between(120, 148)) },
  bobbing: { move: between => squatting(between, 146, 165, between(0.9, 1.7)) },
  'half a squat': { move: between => squatting(between, 105, 130, between(2, 3.4)) },
  squatting: { move: between => squatting(between, 55, 85, between(2, 3.4)) },
  'jumping jacks': { move: jacks },
  hopping: { move: hopping },
  'raising the arms': { move: raisingArms },
  'sitting still': { move: () => sittingAtRest(body, 6) },
  'fidgeting on the chair': { move: fidgeting },
  'rocking on the chair': { move: rockingOnTheChair },
  'hardly rising': {
    move: between => rising(between(0.1, 0.3), between(0.1, 0.3), between(0.1, 0.3)),
  },
  'rising from the chair': { move: () => rising(1, 1, 1) },
  'reaching on the chair': { move: between => reachingOnChair(between, between(165, 176)) },
  'reaching on the chair, knee bent': { move: between => reachingOnChair(between, between(95, 140)) },
  'on all fours': { move: () => kneeling('hands'), isOnFloor: true },
  'on knees and forearms': { move: () => kneeling('forearms'), isOnFloor: true },
  planking: { move: () => planking(), isOnFloor: true },
  'hips up and down': { move: between => planking(between(-60, -35), between(-60, -35)), isOnFloor: true },
  'hips down and up': { move: between => planking(between(30, 45), between(30, 45)), isOnFloor: true },
  'push-ups': {
    move: between =>
      pushUp(body, {
        seconds: 9,
        sagDegrees: 0,
        repetitions: steadyPushUps([between(70, 85), between(70, 85)]),
      }),
    isOnFloor: true,
  },
  'sitting on the floor': {
    move: () => sitAndReach(body, { seconds: 6, kneeDegrees: 176, reaches: [] }),
    isOnFloor: true,
  },
  'reaching on the floor': { move: between => reachingOnFloor(between, 176), isOnFloor: true },
  'reaching on the floor, knees bent': {
    move: between => reachingOnFloor(between, between(110, 140)),
    isOnFloor: true,
  },
} satisfies Record<string, Pastime>

export type PastimeName = keyof typeof pastimes
export const pastimeNames = Object.keys(pastimes) as PastimeName[]
export const pastime = (name: PastimeName): Pastime => pastimes[name]
