import type { MovementId } from '@lithe/movements/catalog'

type HabitWords = { words: string; movements: readonly MovementId[]; means: string }

/** What a person may say of herself, and what is then done as it is meant, whatever her age. */
export const habits = {
  balance: {
    words: 'I train my balance every week',
    movements: ['single-leg-stance'],
    means: 'Then stand without holding on, close to the chair. The seconds count for your age.',
  },
  squats: {
    words: 'I do squats every week',
    movements: ['squat'],
    means: 'Then do free squats. Chair stands count just as much.',
  },
  floor: {
    words: 'I exercise on the floor every week',
    movements: ['push-up', 'plank', 'sit-and-reach'],
    means: 'Then do what is done on the floor, and get up again in your own time.',
  },
} as const satisfies Record<string, HabitWords>

export type Habit = keyof typeof habits
