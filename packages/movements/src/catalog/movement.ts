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

export const tests = ['balance', 'flexibility', 'strength'] as const
export type Test = (typeof tests)[number]

/**
 * Easier ways to do a movement: with a hand on a chair, with the feet half behind one another, or on a chair. What is
 * done in an easier way is measured and shown; it is compared with others only where a norm of its own exists.
 */
export const variantIds = ['supported', 'semi-tandem', 'seated'] as const
export type VariantId = (typeof variantIds)[number]

/** Pictures of the easier ways; each names a plate, a film and its captions. */
export const variantPictures = [
  'single-leg-stance-supported',
  'single-leg-stance-semi-tandem',
  'toe-touch-seated',
  'squat-seated',
] as const
export type VariantPicture = (typeof variantPictures)[number]

export type Variant = {
  name: string
  description: string
  /** Never that of the movement as it is meant: the easier way would show the hard one. */
  picture: VariantPicture
}

export type Movement = {
  id: MovementId
  name: string
  test: Test
  /** What the number on the screen counts. */
  unit: 'seconds' | 'degrees' | 'reps'
  /** How the person stands to the camera. */
  view: 'front' | 'side' | 'any'
  /** How the body is held when the movement begins; the camera waits for it. */
  startsFrom: 'standing' | 'straight-arms' | 'all-fours' | 'sitting'
  /** The easier ways it may be done, the least easy first; empty where there is none. */
  variants: Partial<Record<VariantId, Variant>>
  /** What is done in its place by those who need it easier, where it has no easier way of its own. */
  insteadOfIt: { movement: MovementId; ease: VariantId } | null
  /** Seconds of rest before it is done once more; it then waits for a tap. 0 where it may follow at once. */
  restBeforeAgainSeconds: 0 | 60
  description: string
  /** Number the player protocol knows the movement by. */
  videoId: number
}

const chairStands = { movement: 'squat', ease: 'seated' } as const
const reachOnChair = { movement: 'toe-touch', ease: 'seated' } as const

export const movements: Record<MovementId, Movement> = {
  'single-leg-stance': {
    id: 'single-leg-stance',
    name: 'Single-leg stance',
    test: 'balance',
    unit: 'seconds',
    view: 'front',
    startsFrom: 'standing',
    variants: {
      supported: {
        name: 'One leg, one hand on a chair',
        description: 'Rest one hand on the back of a sturdy chair and lift one foot for as long as you can.',
        picture: 'single-leg-stance-supported',
      },
      'semi-tandem': {
        name: 'Half-step stance',
        description:
          'Put one foot half a step before the other, so that heel and big toe touch, and stand still.',
        picture: 'single-leg-stance-semi-tandem',
      },
    },
    insteadOfIt: null,
    restBeforeAgainSeconds: 0,
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
    startsFrom: 'standing',
    variants: {
      seated: {
        name: 'Reach on a chair',
        description:
          'Sit on the front edge of a chair, stretch the leg near the phone, and let your hands travel to that foot.',
        picture: 'toe-touch-seated',
      },
    },
    insteadOfIt: null,
    restBeforeAgainSeconds: 0,
    description:
      'With straight knees, reach for your toes as far as is comfortable. Stay for a breath, then come up slowly.',
    videoId: 2,
  },
  squat: {
    id: 'squat',
    name: 'Squats',
    test: 'strength',
    unit: 'reps',
    view: 'any',
    startsFrom: 'standing',
    variants: {
      seated: {
        name: 'Chair stands',
        description: 'Arms crossed, stand up from a chair and sit down again. As many as feel good.',
        picture: 'squat-seated',
      },
    },
    insteadOfIt: null,
    restBeforeAgainSeconds: 0,
    description: 'Sit back until your thighs are level, then stand tall again. As many as feel good.',
    videoId: 3,
  },
  'push-up': {
    id: 'push-up',
    name: 'Push-ups',
    test: 'strength',
    unit: 'reps',
    view: 'side',
    startsFrom: 'straight-arms',
    variants: {},
    insteadOfIt: chairStands,
    restBeforeAgainSeconds: 60,
    description: 'From straight arms, lower your chest until the elbows make a right angle, and press up.',
    videoId: 4,
  },
  'jumping-jack': {
    id: 'jumping-jack',
    name: 'Jumping jacks',
    test: 'strength',
    unit: 'reps',
    view: 'front',
    startsFrom: 'standing',
    variants: {},
    insteadOfIt: null,
    restBeforeAgainSeconds: 60,
    description: 'Jump the feet apart as the hands meet overhead, and jump back together.',
    videoId: 5,
  },
  plank: {
    id: 'plank',
    name: 'Plank',
    test: 'strength',
    unit: 'seconds',
    view: 'side',
    startsFrom: 'all-fours',
    variants: {},
    insteadOfIt: null,
    restBeforeAgainSeconds: 60,
    description: 'Hold one straight line from shoulders to heels, on your forearms or hands.',
    videoId: 6,
  },
  'sit-and-reach': {
    id: 'sit-and-reach',
    name: 'Sit and reach',
    test: 'flexibility',
    unit: 'degrees',
    view: 'side',
    startsFrom: 'sitting',
    variants: {},
    insteadOfIt: reachOnChair,
    restBeforeAgainSeconds: 0,
    description: 'Sit with straight legs and let your hands travel towards your toes; stay for a breath.',
    videoId: 7,
  },
}

/** Whether it is done on the floor, where the phone lies as low; a chair is as high as a hip. */
export const isOnFloor = (movement: MovementId, ease: VariantId | null): boolean =>
  movements[movement].startsFrom !== 'standing' && ease !== 'seated'

/** What the button says that does a movement once more. */
export const againWords = (movement: MovementId): string =>
  movements[movement].restBeforeAgainSeconds > 0 ? 'Do it again, after a rest' : 'Do it again'

/** Seconds for which knees on the floor end push-ups and planks by themselves; people are told them. */
export const restEndsAfterSeconds = 3

/** Whether it may begin, and begin again, without a tap: on the floor, or at one's limit, a person says when. */
export const mayStartByItself = (movement: MovementId, ease: VariantId | null): boolean =>
  !isOnFloor(movement, ease) && movements[movement].restBeforeAgainSeconds === 0
