import type { PoseFrame } from '@lithe/pose'
import {
  averagePerson,
  bodyOf,
  chairReach,
  chairStand,
  demonstrationOf,
  film,
  performance as perform,
  phoneOnShelf,
  semiTandem,
  steadyJacks,
  steadyPushUps,
  steadyRepetitions,
  steadyRises,
} from '@lithe/workshop/choreography'
import { type MovementId, movementIds, movements, type VariantId } from '../catalog/catalog.ts'
import { phoneOnFloor } from './phone-on-floor.ts'

const body = bodyOf(averagePerson)
const side = { ...phoneOnShelf, yawDegrees: 90 }
const reach = { startSeconds: 1, downSeconds: 2, holdSeconds: 1.5, upSeconds: 1.5 }

const stance = (toSeconds: number) => ({
  arms: 'sides' as const,
  unsteadiness: 1,
  holds: [{ lifted: 'left' as const, fromSeconds: 1.5, toSeconds, liftMetres: 0.2 }],
})

export type FilmedWay = { movement: MovementId; variant: VariantId | null; frames: readonly PoseFrame[] }

const filmed = {
  stance: {
    movement: 'single-leg-stance',
    variant: null,
    frames: perform('single-leg-stance', stance(17.3), phoneOnShelf, 30, 20).frames,
  },
  'stance with a hand on a chair': {
    movement: 'single-leg-stance',
    variant: 'supported',
    frames: perform('single-leg-stance', stance(9), phoneOnShelf, 30, 12).frames,
  },
  'half a step': {
    movement: 'single-leg-stance',
    variant: 'semi-tandem',
    frames: film(
      semiTandem(body, {
        seconds: 14,
        unsteadiness: 1,
        steps: [{ behind: 'left', fromSeconds: 2, toSeconds: 10.5 }],
      }),
      phoneOnShelf,
      30,
    ).frames,
  },
  'toe touch': {
    movement: 'toe-touch',
    variant: null,
    frames: perform('toe-touch', { reaches: [{ ...reach, foldDegrees: 95, kneeDegrees: 174 }] }, side, 30, 8)
      .frames,
  },
  'reach on a chair': {
    movement: 'toe-touch',
    variant: 'seated',
    frames: film(
      chairReach(body, {
        seconds: 8,
        stretched: 'left',
        kneeDegrees: 174,
        reaches: [{ ...reach, foldDegrees: 60 }],
      }),
      side,
      30,
    ).frames,
  },
  squats: {
    movement: 'squat',
    variant: null,
    frames: perform('squat', { repetitions: steadyRepetitions([80, 70, 118, 75]) }, phoneOnShelf, 30, 15)
      .frames,
  },
  'chair stands': {
    movement: 'squat',
    variant: 'seated',
    frames: film(
      chairStand(body, { seconds: 15, rises: steadyRises([1, 1, 0.5, 1, 1]) }),
      { ...phoneOnShelf, yawDegrees: 60 },
      30,
    ).frames,
  },
  'push-ups': {
    movement: 'push-up',
    variant: null,
    frames: perform('push-up', { sagDegrees: 0, repetitions: steadyPushUps([80, 75, 125, 80]) }, side, 30, 13)
      .frames,
  },
  'jumping jacks': {
    movement: 'jumping-jack',
    variant: null,
    frames: perform('jumping-jack', { repetitions: steadyJacks([180, 90, 180, 180]) }, phoneOnShelf, 30, 10)
      .frames,
  },
  plank: {
    movement: 'plank',
    variant: null,
    frames: perform(
      'plank',
      {
        on: 'forearms',
        unsteadiness: 1,
        lifts: [{ fromSeconds: -3, toSeconds: 8.4 }],
        slips: [],
      },
      phoneOnFloor,
      30,
      10,
    ).frames,
  },
  'sit and reach': {
    movement: 'sit-and-reach',
    variant: null,
    frames: perform(
      'sit-and-reach',
      { kneeDegrees: 175, reaches: [{ ...reach, foldDegrees: 45 }] },
      phoneOnFloor,
      30,
      8,
    ).frames,
  },
} satisfies Record<string, FilmedWay>

const cameras = { front: phoneOnShelf, any: phoneOnShelf, side }
const isFilmed = (id: MovementId) => Object.values(filmed).some(({ movement }) => movement === id)
/** Movements filmed only by their demonstration. */
const demonstrated = Object.fromEntries(
  movementIds
    .filter(id => !isFilmed(id))
    .map(id => {
      const { frames } = film(demonstrationOf(id), cameras[movements[id].view], 30)
      return [id, { movement: id, variant: null, frames }]
    }),
) satisfies Record<string, FilmedWay>

/** Every movement, and each variant with its own analyser. */
export const filmedWays: typeof filmed = { ...filmed, ...demonstrated }
export const wayNames = Object.keys(filmedWays) as (keyof typeof filmed)[]
