import { expect, it } from 'vitest'
import { wordsIn } from '../compile/compile-words.ts'
import { isList, type Words } from '../compile/room.ts'
import { schoolGrade, sentencesIn } from './reading-level.ts'

/** What is read or heard from the landing to the shared card; `report` words the advice, `player` the test. */
const coreWay = [
  ...['landing', 'story', 'content', 'login', 'way', 'trainer', 'captions', 'person', 'safety', 'easier-way'],
  ...[
    'workout-preview',
    'workout',
    'after-movement',
    'begun-test',
    'player',
    'stage',
    'movements',
    'measured',
    'generate',
  ],
  ...['report-page', 'report', 'share', 'card', 'help'],
]
/** What people of seven years of school read without effort. */
const mostYears = 7

const textsOf = (words: Words): string[] =>
  Object.values(words).flatMap(entry => (typeof entry === 'string' || isList(entry) ? entry : textsOf(entry)))
const gradeOf = (room: string) => schoolGrade(sentencesIn(textsOf(wordsIn('en', room))))

it('knows a plain sentence from a learned one', () => {
  expect(schoolGrade(['The cat sat on the mat and looked at us.'])).toBeLessThan(3)
  expect(
    schoolGrade([
      'Considerable individual variability characterises longitudinal musculoskeletal assessment.',
    ]),
  ).toBeGreaterThan(15)
  expect(schoolGrade([])).toBeNull()
})

it('reads a message in one of its forms, and leaves out labels', () => {
  const message = 'You did {count, plural, one {# squat} other {# squats}} today. Well done.'
  expect(sentencesIn([message, 'Go on'])).toEqual(['You did five squats today.'])
})

it.each(coreWay)('what is read of %s on the core way asks for seven years of school at most', room => {
  const grade = gradeOf(room) ?? 0
  console.info(`${room}: grade ${grade.toFixed(1)}`)
  expect(grade).toBeLessThanOrEqual(mostYears)
})
