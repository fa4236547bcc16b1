import { expect, test } from 'vitest'
import { judgeWithout, withoutLine } from './do-without.ts'

/** One landmark stays where it is. */
const looked = (x: number) => ({
  size: { width: 640, height: 640 },
  landmarks: [[x, 0.5, 0, 0, 0, 1, 0.5, 0.5, 0, 0, 0, 1]],
})
const judged = (chosen: string, x: number) => judgeWithout('worker', { ...looked(x), chosen }, looked(0.5))

test('the full model must report the same without a worker, but the small model may differ slightly', () => {
  expect(judged('full · 1 thread · page', 0.5)).toMatchObject({ apart: 0, ok: true })
  expect(judged('full · 1 thread · page', 0.51).ok).toBe(false)
  expect(judged('lite · 1 thread · page', 0.55)).toMatchObject({ apart: expect.closeTo(0.025, 9), ok: true })
  expect(judged('lite · 1 thread · page', 0.57).ok).toBe(false)
})

test('a missing person is the greatest difference, and the line names the fallback', () => {
  const lost = judgeWithout(
    'threads',
    { ...looked(0.5), landmarks: [null], chosen: 'full · 1 thread · worker' },
    looked(0.5),
  )
  expect(withoutLine(lost)).toBe('OFF   without threads: full · 1 thread · worker, landmarks 100.000 % apart')
})
