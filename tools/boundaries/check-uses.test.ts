import { expect, test } from 'vitest'
import { checkUses } from './check-uses.ts'

const usesIn = (path: string, text: string) => checkUses([{ path, text }]).map(({ message }) => message)

test.each([
  'Date.now()',
  'new Date()',
  'new Date',
  'Date()',
  'Math.random()',
  'performance.now()',
  'crypto.randomUUID()',
])('a pure package may not call %s', call => {
  expect(usesIn('packages/pose/src/clock.ts', `export const value = ${call}`)).toHaveLength(1)
})

test('a date from a given time, a word in a string and a property with such a name are allowed', () => {
  const text = `
    export const day = new Date(0)
    export const words = 'performance and Math.random()'
    export const read = (report: { performance: number }) => report.performance
  `
  expect(usesIn('packages/scoring/src/day.ts', text)).toEqual([])
})

test("a file's own name is not the global", () => {
  const text = `import { performance } from './performance.ts'\nexport const first = performance(1)`
  expect(usesIn('workshop/choreography/first.ts', text)).toEqual([])
  expect(usesIn('workshop/choreography/all.ts', `export { performance } from './performance.ts'`)).toEqual([])
})

test('tests of a pure package may use the clock', () => {
  expect(usesIn('packages/pose/src/clock.test.ts', 'Date.now()')).toEqual([])
})

test('the player may neither store nor send anything', () => {
  expect(usesIn('apps/player/src/keep.ts', `localStorage.setItem('a', 'b')`)).toHaveLength(1)
  expect(usesIn('apps/player/src/send.ts', `navigator.sendBeacon('/x')`)).toHaveLength(1)
  expect(usesIn('apps/web/src/keep.ts', `localStorage.setItem('a', 'b')`)).toEqual([])
})

test('a finding states its file and line', () => {
  expect(checkUses([{ path: 'packages/pose/src/a.ts', text: '\n\nMath.random()' }])[0]).toMatchObject({
    path: 'packages/pose/src/a.ts',
    line: 3,
  })
})
