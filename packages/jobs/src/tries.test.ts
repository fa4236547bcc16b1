import { expect, it } from 'vitest'
import { isTryUnderWay, nextTryAt } from './tries.ts'

const begunAt = new Date('2026-05-04T08:00:00.000Z')
const after = (seconds: number) => new Date(begunAt.getTime() + 1000 * seconds)

it('the first try of a row never finds another one under way', () => {
  expect(isTryUnderWay(0, begunAt, begunAt)).toBe(false)
  expect(isTryUnderWay(0, after(3600), begunAt)).toBe(false)
})

it.each([0, 1, 5])(
  'after %i tries a further one is under way for half a minute, and over before the next is due',
  tries => {
    const dueAt = nextTryAt(tries, begunAt)
    expect(dueAt).toEqual(after(60 * 2 ** tries))
    expect([0, 29, 30, 60].map(seconds => isTryUnderWay(tries + 1, dueAt, after(seconds)))).toEqual([
      true,
      true,
      false,
      false,
    ])
  },
)
