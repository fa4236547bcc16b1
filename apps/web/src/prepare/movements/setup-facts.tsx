import { Icon } from '@lithe/design/icon'
import { type ExerciseItem, isOnFloor, type Movement, movements, wayOf } from '@lithe/movements/catalog'
import { workoutWords } from '@lithe/words/live/workout'

/** Where the phone stands: hip-high for standing and chair movements, lower for the floor. */
type Place = 'upright' | 'floor'

/** How to place the phone before the first movement. */
export const placing = ({ movement, variant }: ExerciseItem): Place =>
  isOnFloor(movement, variant) ? 'floor' : 'upright'

/** How to move the phone between two movements; null if it stays. */
export function placeToChange(from: ExerciseItem | null, to: ExerciseItem): Place | null {
  return !from || placing(from) === placing(to) ? null : placing(to)
}

/** The person's distance and orientation. */
export const standing = (exercise: ExerciseItem): Movement['view'] | 'floor' =>
  placing(exercise) === 'floor' ? 'floor' : movements[exercise.movement].view

/** How to end a movement with no button in reach. */
export function stopping({ movement, variant }: ExerciseItem): 'crossing-arms' | 'sitting-up' | 'resting' {
  if (!isOnFloor(movement, variant)) return 'crossing-arms'
  return movements[movement].startsFrom === 'sitting' ? 'sitting-up' : 'resting'
}

/** On a 24×24 grid: a phone on its long side, against a book or on the floor; three steps; a chair; a mat. */
const drawings = {
  upright: 'M2 19.5h20M4 17V8.5a1.5 1.5 0 0 1 1.5-1.5h11A1.5 1.5 0 0 1 18 8.5V17ZM15.6 12h.01M20.5 17 18 9',
  floor:
    'M2 21h20M5 18.5v-7A1.5 1.5 0 0 1 6.5 10h11a1.5 1.5 0 0 1 1.5 1.5v7ZM16.6 14.3h.01M12 3v4M10 5.2l2 2 2-2',
  steps:
    'M4.6 20.5c-1.2 0-1.8-1-1.6-2.2l.4-2c.2-1 .8-1.5 1.6-1.5s1.5.7 1.4 1.8l-.2 2.2c-.1 1-.700 1.7-1.6 1.7ZM11.4 15.5c-1.2 0-1.8-1-1.6-2.2l.4-2c.2-1 .8-1.5 1.6-1.5s1.5.7 1.4 1.8l-.2 2.2c-.1 1-.700 1.7-1.6 1.7ZM18.2 10c-1.2 0-1.8-1-1.6-2.2l.4-2c.2-1 .8-1.5 1.6-1.5s1.5.7 1.4 1.8l-.2 2.2c-.1 1-.700 1.7-1.6 1.7Z',
  chair: 'M7 3v18M7 12.5h10V21M7 4.5h2.5v8',
  mat: 'M3 18.5h14.5a3.2 3.2 0 1 0-3.2-3.2M3 18.5a2.2 2.2 0 0 1 0-4.4h11.3M17.5 15.3h.01',
} as const

type Fact = { drawing: keyof typeof drawings; words: string }

const isComputer = () => window.matchMedia('(hover: hover) and (pointer: fine)').matches

function factsOf(exercise: ExerciseItem): Fact[] {
  const { facts } = workoutWords.intro
  const place = placing(exercise)
  if (place === 'floor')
    return [
      { drawing: 'floor', words: facts.phoneLow },
      { drawing: 'steps', words: facts.twoSteps },
      { drawing: 'mat', words: facts.soft },
    ]
  return [
    { drawing: 'upright', words: isComputer() ? facts.computer : facts.phoneOnSide },
    { drawing: 'steps', words: facts.threeSteps },
    { drawing: 'chair', words: wayOf(exercise) === exercise.movement ? facts.chairNear : facts.chairSteady },
  ]
}

/** The setup for the first movement, at a glance. */
export function SetupFacts({ exercise, className = '' }: { exercise: ExerciseItem; className?: string }) {
  return (
    <ul className={`flex flex-col justify-around gap-1 tall:grid tall:grid-cols-3 tall:gap-1.5 ${className}`}>
      {factsOf(exercise).map(({ drawing, words }) => (
        <li
          key={drawing}
          className="flex flex-col items-center text-center leading-tight flat:flex-row flat:gap-1 flat:text-start"
        >
          <Icon className="size-[44px] text-ember-text short:size-[36px] flat:size-[32px]" weight={1.4}>
            <path d={drawings[drawing]} />
          </Icon>
          {words}
        </li>
      ))}
    </ul>
  )
}
