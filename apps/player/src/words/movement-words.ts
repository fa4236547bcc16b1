import type { MovementId } from '@lithe/movements/catalog'

type MovementWords = {
  /** Said when the camera opens. */
  pose: string
  /** Said at the end of the countdown. */
  go: string
  /** Under the huge number; singular and plural. */
  unit: readonly [one: string, many: string]
}

export const movementWords = {
  'single-leg-stance': {
    pose: 'Face the camera, near something to hold on to',
    go: 'Lift one foot',
    unit: ['second', 'seconds'],
  },
  'toe-touch': {
    pose: 'Stand sideways to the camera',
    go: 'Knees straight, reach down, and stay there',
    unit: ['degree', 'degrees'],
  },
  squat: {
    pose: 'Stand tall, feet a little apart',
    go: 'Sit back, then stand tall',
    unit: ['squat', 'squats'],
  },
  'push-up': {
    pose: 'Get ready sideways to the camera, arms straight',
    go: 'Lower your chest, then press up',
    unit: ['push-up', 'push-ups'],
  },
  'jumping-jack': {
    pose: 'Face the camera with room to both sides',
    go: 'Feet apart, hands up, and back',
    unit: ['jumping jack', 'jumping jacks'],
  },
  plank: {
    pose: 'Get ready sideways to the camera',
    go: 'One straight line, and hold',
    unit: ['second', 'seconds'],
  },
  'sit-and-reach': {
    pose: 'Sit sideways to the camera, legs straight',
    go: 'Reach for your toes, and stay there',
    unit: ['degree', 'degrees'],
  },
} satisfies Record<MovementId, MovementWords>

export function unitWord(movement: MovementId, value: number): string {
  const [one, many] = movementWords[movement].unit
  return value === 1 ? one : many
}
