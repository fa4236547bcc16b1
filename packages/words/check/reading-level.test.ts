import { expect, it } from 'vitest'
import { wordsIn } from '../compile/compile-words.ts'
import { isList, type Words } from '../compile/room.ts'
import { schoolGrade, sentencesIn } from './reading-level.ts'

/** Rooms read or heard from the landing page to the shared card; `report` has the advice, `player` the test. */
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
/** Reading level after seven years of school. */
const mostYears = 7

const textsOf = (words: Words): string[] =>
  Object.values(words).flatMap(entry => (typeof entry === 'string' || isList(entry) ? entry : textsOf(entry)))
const gradeOf = (room: string) => schoolGrade(sentencesIn(textsOf(wordsIn('en', room))))

it('a plain sentence scores far below a scholarly one', () => {
  expect(schoolGrade(['The cat sat on the mat and looked at us.'])).toBeLessThan(3)
  expect(
    schoolGrade([
      'Considerable individual variability characterises longitudinal musculoskeletal assessment.',
    ]),
  ).toBeGreaterThan(15)
  expect(schoolGrade([])).toBeNull()
})

it('one form of each message is read, and labels are skipped', () => {
  const message = 'You did {count, plural, one {# squat} other {# squats}} today. Well done.'
  expect(sentencesIn([message, 'Go on'])).toEqual(['You did five squats today.'])
})

it.each(coreWay)('%s on the core path needs at most seven years of school', room => {
  const grade = gradeOf(room) ?? 0
  console.info(`${room}: grade ${grade.toFixed(1)}`)
  expect(grade).toBeLessThanOrEqual(mostYears)
})
