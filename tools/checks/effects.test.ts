import { expect, test } from 'vitest'
import { checkEffects } from './effects.ts'

const found = (text: string, path = 'packages/scoring/src/advice/a.ts') =>
  checkEffects([{ path, text }]).map(({ message }) => message)
const advice = (because: string, source: string) =>
  `const a = [{ text: 'Rest.', because: '${because}'${source} }]`

test.each([
  'The first seconds are the hardest to win and the quickest to grow.',
  'That is the sign of an ankle doing its work.',
  'Even sides make walking and turning easy.',
  'The side that tires first gains the most.',
  'Legs gain strength quickly once they are asked, whatever your age.',
  'They respond to gentle, regular stretching at every age.',
  'The second round is the one that makes legs stronger.',
  'Most short holds are lost before the foot has left the floor.',
  'You are compared with people fitter than most, and arms learn fast.',
  'Balance answers well to practice.',
  'It improves your balance.',
])('“%s” needs a source', because => {
  expect(found(advice(because, ''))).toHaveLength(1)
  expect(found(advice(because, ', source: null'))).toHaveLength(1)
  expect(found(advice(because, `, source: 'who2020'`))).toEqual([])
})

test('both claims in a sentence are reported', () => {
  expect(found(advice('It improves balance, and balance answers well.', ''))[0]).toMatch(/improves.*answers/)
})

test.each([
  'You did 12 full squats today, after 9 last time.',
  'The kettle keeps the time.',
  'Two ordinary days usually differ by less.',
  'It is a narrow stance with both feet on the floor.',
])('“%s” claims nothing', because => {
  expect(found(advice(because, ''))).toEqual([])
})

test('screens are checked too, but not tests or the api', () => {
  expect(found('const a = <p>It makes you strong.</p>', 'apps/web/src/a.tsx')).toHaveLength(1)
  expect(found(`const a = 'It makes you strong.'`, 'apps/web/src/a.test.tsx')).toEqual([])
  expect(found(`const a = 'It makes you strong.'`, 'apps/api/src/a.ts')).toEqual([])
})

test('a translatable message must name its source in its note', () => {
  const path = 'packages/words/messages/en/report.json'
  const room = (note: string) => JSON.stringify({ '@walk': note, walk: 'It improves your balance.' })
  expect(found(room('On a report.'), path)).toHaveLength(1)
  expect(found(room('On a report. Source: who2020'), path)).toEqual([])
})
