import { type Advice, plain } from './advice.ts'
import type { StrengthFacts } from './strength-facts.ts'

const todo = { ...plain, test: 'strength', kind: 'recommendation', topic: 'strength' } as const
const isPlank = ({ movement }: StrengthFacts) => movement === 'plank'
const isOfArms = ({ movement }: StrengthFacts) => movement === 'push-up' || movement === 'jumping-jack'

export const armsAndTrunkRecommendations = [
  {
    ...todo,
    id: 'push-ups-do-against-counter',
    chair: true,
    when: isOfArms,
  },
  {
    ...todo,
    id: 'push-ups-do-against-wall',
    chair: true,
    when: isOfArms,
  },
  {
    ...todo,
    id: 'push-ups-do-raised-hands',
    chair: false,
    when: isOfArms,
  },
  {
    ...todo,
    id: 'push-ups-do-slow-lowering',
    chair: false,
    when: isOfArms,
  },
  {
    ...todo,
    id: 'plank-do-counter-lean',
    chair: true,
    when: isPlank,
  },
  {
    ...todo,
    id: 'plank-do-wall-lean',
    chair: true,
    when: isPlank,
    says: ['plankPractice', 'plank', 'visit', 'last'],
  },
  {
    ...todo,
    id: 'plank-do-short-holds',
    chair: false,
    when: isPlank,
    says: ['plankPractice', 'plank', 'visit', 'last'],
  },
  {
    ...todo,
    id: 'plank-do-on-knees',
    chair: false,
    when: isPlank,
  },
] as const satisfies readonly Advice<StrengthFacts>[]
