import type { MovementId, VariantPicture } from '@lithe/movements/catalog'
import type { Exercise } from './said.ts'

type Film = MovementId | VariantPicture

/** Maps the trainer's films to the exercises they show. Other exercises have text only. */
const exercisesByFilm: Partial<Record<Film, readonly Exercise['code'][]>> = {
  'single-leg-stance-supported': [
    'balance-do-both-hands',
    'balance-do-other-leg-with-hands',
    'balance-do-other-leg-first-with-hands',
    'balance-do-lighter-hand',
    'balance-do-draw-circles',
    'balance-do-settle-first-with-hands',
    'balance-do-quiet-eyes-with-hands',
    'balance-do-carry-on-near-chair',
    'balance-do-go-back-a-step',
    'balance-do-light-touch',
    'balance-do-other-leg-touching',
    'balance-do-other-leg-first-touching',
    'balance-do-other-leg-near-chair',
    'balance-do-other-leg-first-and-last',
    'balance-do-head-turns-near-chair',
    'balance-do-kettle',
    'balance-do-settle-first-near-chair',
    'balance-do-quiet-eyes',
  ],
  'single-leg-stance-semi-tandem': [
    'balance-do-half-step',
    'balance-do-half-step-looking',
    'balance-do-feet-close',
  ],
  'single-leg-stance': [
    'balance-do-carry-on',
    'balance-do-other-leg',
    'balance-do-other-leg-brushing',
    'balance-do-write-your-name',
    'balance-do-catch-a-ball',
    'balance-do-folded-towel',
    'balance-do-head-turns',
    'balance-do-slow-reach',
    'balance-do-toothbrush',
    'balance-do-beside-the-counter',
    'balance-do-settle-first',
  ],
  'toe-touch-seated': [
    'reach-do-straight-knees-chair',
    'reach-do-carry-on',
    'reach-do-gently',
    'reach-do-chair-practice',
    'reach-do-chair-stretch',
  ],
  'toe-touch': [
    'reach-do-straight-knees',
    'reach-do-evening-fold',
    'reach-do-use-the-depth',
    'reach-do-keep-it',
  ],
  'sit-and-reach': ['reach-do-floor-practice'],
  'squat-seated': [
    'squats-do-touch-the-seat',
    'squats-do-carry-on-chair',
    'squats-do-gently-chair',
    'squats-do-stand-up-with-hands',
    'squats-do-lean-and-rise',
    'squats-do-stand-up-arms-crossed',
    'squats-do-once-more',
    'squats-do-slow-sitting',
    'squats-do-touch-the-chair',
    'squats-do-gently',
    'squats-do-small-daily-set',
    'stands-do-carry-on',
    'stands-do-gently',
    'stands-do-higher-seat',
    'stands-do-slow-sit',
    'stands-do-two-sets',
    'stands-do-once-more',
    'stands-do-slow-green',
    'stands-do-tall-finish',
  ],
  squat: [
    'squats-do-hold-and-count',
    'squats-do-sit-further-back-chair',
    'squats-do-second-set-chair',
    'squats-do-slow-lowering-chair',
    'squats-do-two-days',
    'squats-do-slower-chair',
    'squats-do-hold-the-door-frame',
    'squats-do-sit-further-back',
    'squats-do-carry-on',
    'squats-do-at-the-table',
    'squats-do-two-rounds',
    'squats-do-while-it-brews',
    'squats-do-pause-below',
    'squats-do-carry-something',
    'squats-do-play',
    'squats-do-with-someone',
    'squats-do-before-play',
    'squats-do-slower',
    'stands-do-small-squats',
  ],
  'push-up': ['push-ups-do-slow-lowering'],
  plank: ['plank-do-short-holds'],
}

/** Exercises in which the hands hold or help where the trainer's do not. */
const handsDiffer: readonly Exercise['code'][] = [
  'squats-do-hold-and-count',
  'squats-do-sit-further-back-chair',
  'squats-do-gently-chair',
  'squats-do-stand-up-with-hands',
  'squats-do-second-set-chair',
  'squats-do-slow-lowering-chair',
  'squats-do-two-days',
  'squats-do-slower-chair',
  'squats-do-hold-the-door-frame',
  'squats-do-at-the-table',
  'stands-do-gently',
  'stands-do-higher-seat',
  'stands-do-small-squats',
]

const filmByExercise = new Map(
  Object.entries(exercisesByFilm).flatMap(([film, codes]) => codes.map(code => [code as string, film])),
)

/** Film for a recommendation's code, or null, and whether the person holds on where the trainer does not. */
export const shownOf = (code: string): { film: string | null; holdsOn: boolean } => ({
  film: filmByExercise.get(code) ?? null,
  holdsOn: handsDiffer.some(one => one === code),
})
