import { type Advice, plain } from './advice.ts'
import type { StrengthFacts } from './strength-facts.ts'

const todo = { ...plain, test: 'strength', kind: 'recommendation', topic: 'strength' } as const
const isPlank = ({ movement }: StrengthFacts) => movement === 'plank'
const isOfArms = ({ movement }: StrengthFacts) => movement === 'push-up' || movement === 'jumping-jack'

export const armsAndTrunkRecommendations: readonly Advice<StrengthFacts>[] = [
  {
    ...todo,
    id: 'push-ups-do-against-counter',
    chair: true,
    when: isOfArms,
    text: 'Press up against the kitchen counter eight times, and stand up from a sturdy chair eight times. Every other day.',
    because: 'Arms and legs both get a turn, and neither needs the floor.',
  },
  {
    ...todo,
    id: 'push-ups-do-against-wall',
    chair: true,
    when: isOfArms,
    text: 'Press up against a wall ten times, and sit down on a sturdy chair between two sets. Three days this week.',
    because: 'The nearer your feet are to the wall, the lighter it is.',
  },
  {
    ...todo,
    id: 'push-ups-do-raised-hands',
    chair: false,
    when: isOfArms,
    text: 'Do two rounds of eight push-ups with your hands on a table edge, three days this week.',
    because: 'With the hands raised, your arms carry less of you.',
  },
  {
    ...todo,
    id: 'push-ups-do-slow-lowering',
    chair: false,
    when: isOfArms,
    text: 'Do five push-ups with three seconds on the way down, on your knees if you like, twice this week.',
    because: 'Few and slow is a set of its own.',
  },
  {
    ...todo,
    id: 'plank-do-counter-lean',
    chair: true,
    when: isPlank,
    text: 'Lean your forearms on the kitchen counter, body in one line, for five slow breaths, and rest on a sturdy chair. Three times, most days.',
    because: 'The counter takes part of the weight, and the line is the same.',
  },
  {
    ...todo,
    id: 'plank-do-wall-lean',
    chair: true,
    when: isPlank,
    text: 'Lean your forearms on a wall, body in one line, for {plankPractice} seconds, a sturdy chair beside you. Three times, most days.',
    because: 'You held the plank for {plank} today{since}.',
  },
  {
    ...todo,
    id: 'plank-do-short-holds',
    chair: false,
    when: isPlank,
    text: 'Hold the plank for {plankPractice} seconds, rest for as long, and do that four times. Three days this week.',
    because: 'You held it for {plank} today{since}; shorter ones let you keep the line straight.',
  },
  {
    ...todo,
    id: 'plank-do-on-knees',
    chair: false,
    when: isPlank,
    text: 'Hold a plank from your knees, one straight line from knee to shoulder, for five slow breaths. Three times, twice this week.',
    because: 'It is the same line, a little shorter.',
  },
]
