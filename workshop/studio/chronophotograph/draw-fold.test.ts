import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawFold, foldsDrawn } from './draw-fold.ts'

const highest = (path: string) => {
  let y = 0
  let top = 0
  for (const [, command = '', numbers = ''] of path.matchAll(/([Mlcz])([^Mlcz]*)/g)) {
    const values = numbers.match(/-?\d+/g)?.map(Number) ?? []
    if (command === 'M') y = values[1] ?? 0
    for (
      let at = command === 'c' ? 5 : 1;
      command !== 'M' && at < values.length;
      at += command === 'c' ? 6 : 2
    )
      y += values[at] ?? 0
    top = Math.min(top, y)
  }
  return -top
}

test('the design package has the silhouettes drawn here, and a deeper fold is lower', () => {
  const heights = foldsDrawn.map(degrees => highest(drawFold(degrees)))
  expect(heights).toEqual(heights.toSorted((a, b) => a - b))
  const source = readFileSync(new URL('../../../packages/design/src/folds.ts', import.meta.url), 'utf8')
  for (const degrees of foldsDrawn) expect(source).toContain(`  ${degrees}: '${drawFold(degrees)}',`)
})
