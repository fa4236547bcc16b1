import { expect, test } from 'vitest'
import { checkLogicalSides } from './logical-sides.ts'

const found = (classes: string, path = 'apps/web/src/ui/a.tsx') =>
  checkLogicalSides([{ path, text: `<p className="${classes}" />` }]).map(({ message }) => message)

test.each(['-ml-2', 'short:pr-1', 'left-[7px]', '-right-1.5', 'border-l-2', 'border-r', 'text-left'])(
  '“%s” should be start or end',
  side => {
    expect(found(`flex ${side} mt-2`)).toHaveLength(1)
  },
)

test('sides of words, phone edges and drawings are exempt', () => {
  expect(found('-ms-2 pe-1 start-0 border-s-2 text-end mt-2 leading-tight')).toEqual([])
  expect(found('pl-(--edge-left) pr-(--edge-right)')).toEqual([])
  expect(found('right-[3%]', 'apps/web/src/prepare/preview-screen.tsx')).toEqual([])
})
