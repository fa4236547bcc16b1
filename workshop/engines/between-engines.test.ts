import { expect, test } from 'vitest'
import type { ClipResult } from '../accuracy/clip-result.ts'
import { plain } from '../accuracy/condition.ts'
import { reach, refused, squats, stance } from '../accuracy/testing/measured.ts'
import { betweenEngines, betweenLine, betweenTable } from './between-engines.ts'

const shown = (engine: ClipResult['engine'], measured: ClipResult['measured']): ClipResult => ({
  clip: 'a-film.mp4',
  file: '/films/a-film.mp4',
  name: 'a-film',
  truth: null,
  condition: plain,
  movement: 'squat',
  measured,
  comparisons: [],
  framesPerSecond: 30,
  engine,
  detector: 'full · 1 thread · worker',
  analyserMsPerFrame: 0.01,
  series: [],
  recording: null,
  note: null,
})
const inBoth = (one: ClipResult['measured'], other: ClipResult['measured']) =>
  betweenEngines([shown('chromium', one), shown('webkit', other)])

test.each([
  ['counts are the same', squats(5, 1), squats(5, 1)],
  ['holds lie within a tenth of a second', stance(12.4), stance(12.5)],
  ['angles lie within a degree', reach(86.3), reach(87.3)],
  ['both refuse for the same reason', refused('no-person'), refused('no-person')],
])('two engines agree if %s', (_, one, other) => {
  expect(inBoth(one, other).every(({ ok }) => ok)).toBe(true)
})

test.each([
  ['a count', squats(5, 1), squats(6, 1)],
  ['a repetition that fell short', squats(5, 1), squats(5, 0)],
  ['a hold', stance(12.4), stance(12.51)],
  ['an angle', reach(86.3), reach(87.31)],
  ['a reason', refused('no-person'), refused('not-side-on')],
  ['whether there is a number at all', squats(5, 1), refused('no-person')],
])('two engines with different %s do not agree', (_, one, other) => {
  expect(inBoth(one, other).some(({ ok }) => !ok)).toBe(true)
})

test('the greatest difference among three engines counts', () => {
  const [only] = betweenEngines([
    shown('chromium', stance(12)),
    shown('firefox', stance(12.05)),
    shown('webkit', stance(11.94)),
  ])
  expect(only).toMatchObject({ apart: expect.closeTo(0.11, 6), ok: false })
})

test('a film shown by only one engine is not compared', () => {
  expect(betweenEngines([shown('firefox', squats(5, 1))])).toEqual([])
})

test('a line has every number, and the table has each kind’s greatest difference and failures', () => {
  const all = inBoth(reach(86.3), reach(88))
  const off =
    'OFF a-film.mp4                                   minHipDegrees      chromium 86.30, webkit 88.00, apart 1.70'
  expect(all.map(betweenLine)).toEqual([off])
  expect(betweenTable([...all, ...inBoth(reach(86.3), reach(86.3))])).toBe(
    [
      '| what | compared | largest difference | tolerance |',
      '| --- | --- | --- | --- |',
      '| minHipDegrees | 2 | 1.70 | 1 |',
      '',
      `- ${off}`,
    ].join('\n'),
  )
})
