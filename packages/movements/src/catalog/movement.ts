export const movementIds = [
  'single-leg-stance',
  'toe-touch',
  'squat',
  'push-up',
  'jumping-jack',
  'plank',
  'sit-and-reach',
] as const
export type MovementId = (typeof movementIds)[number]

/** Those the camera can count today; the others are shown and done, and left out of the report. */
export const countedMovements: readonly MovementId[] = ['single-leg-stance', 'toe-touch', 'squat']

export const tests = ['balance', 'flexibility', 'strength'] as const
export type Test = (typeof tests)[number]

export type Movement = {
  id: MovementId
  name: string
  test: Test
  /** What the number on the screen counts. */
  unit: 'seconds' | 'degrees' | 'reps'
  /** How the person stands to the camera. */
  view: 'front' | 'side' | 'any'
  description: string
  /** Number the player protocol knows the movement by. */
  videoId: number
}

export const movements: Record<MovementId, Movement> = {
  'single-leg-stance': {
    id: 'single-leg-stance',
    name: 'Single-leg stance',
    test: 'balance',
    unit: 'seconds',
    view: 'front',
    description:
      'Stand on one leg, either one, for as long as you can. Put the foot down whenever you need to.',
    videoId: 1,
  },
  'toe-touch': {
    id: 'toe-touch',
    name: 'Toe touch',
    test: 'flexibility',
    unit: 'degrees',
    view: 'side',
    description: 'With straight knees, let your hands travel towards your toes and stay there for a breath.',
    videoId: 2,
  },
  squat: {
    id: 'squat',
    name: 'Squats',
    test: 'strength',
    unit: 'reps',
    view: 'any',
    description: 'Sit back until your thighs are level, then stand tall again. As many as feel good.',
    videoId: 3,
  },
  'push-up': {
    id: 'push-up',
    name: 'Push-ups',
    test: 'strength',
    unit: 'reps',
    view: 'side',
    description: 'From straight arms, lower your chest until the elbows make a right angle, and press up.',
    videoId: 4,
  },
  'jumping-jack': {
    id: 'jumping-jack',
    name: 'Jumping jacks',
    test: 'strength',
    unit: 'reps',
    view: 'front',
    description: 'Jump the feet apart as the hands meet overhead, and jump back together.',
    videoId: 5,
  },
  plank: {
    id: 'plank',
    name: 'Plank',
    test: 'strength',
    unit: 'seconds',
    view: 'side',
    description: 'Hold one straight line from shoulders to heels, on your forearms or hands.',
    videoId: 6,
  },
  'sit-and-reach': {
    id: 'sit-and-reach',
    name: 'Sit and reach',
    test: 'flexibility',
    unit: 'degrees',
    view: 'side',
    description: 'Sit with straight legs and let your hands travel towards your toes; stay for a breath.',
    videoId: 7,
  },
}
