import { averagePerson, type Person } from './body/body.ts'
import { steadyJacks } from './movements/jumping-jack.ts'
import type { Movement } from './movements/movement.ts'
import { steadyPushUps } from './movements/push-up.ts'
import { movementOf } from './performance.ts'

const shows = {
  'push-up': person =>
    movementOf(
      'push-up',
      { sagDegrees: 0, repetitions: steadyPushUps([84], { startSeconds: 0.8, tempoSeconds: 3 }) },
      4.6,
      person,
    ),
  'jumping-jack': person =>
    movementOf(
      'jumping-jack',
      { repetitions: steadyJacks([180], { startSeconds: 1.1, tempoSeconds: 1.8 }) },
      3.6,
      person,
    ),
  plank: person =>
    movementOf(
      'plank',
      { on: 'forearms', unsteadiness: 1, lifts: [{ fromSeconds: 1.6, toSeconds: 7 }], slips: [] },
      8.6,
      person,
    ),
  'sit-and-reach': person =>
    movementOf(
      'sit-and-reach',
      {
        kneeDegrees: 176,
        reaches: [{ foldDegrees: 60, startSeconds: 0.8, downSeconds: 2.4, holdSeconds: 1.4, upSeconds: 2 }],
      },
      7.4,
      person,
    ),
} satisfies Record<string, (person: Person) => Movement>

/** One tidy cycle of a movement, from rest to rest: what a teacher shows. */
export const demonstrationOf = (id: keyof typeof shows, person: Person = averagePerson): Movement =>
  shows[id](person)
