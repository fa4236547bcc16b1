import { expect, it } from 'vitest'
import { z } from 'zod'
import { altered } from './altered.ts'
import { leaksIn, personalLines } from './leaks.ts'
import { cpuMsOf, longestTurnMs } from './longest-turn.ts'
import { nodeOf, plainest } from './schema-nodes.ts'
import type { Visitor } from './visitor.ts'

const visitorWith = (...secrets: string[]) => ({ secrets }) as Visitor
const [rosa, emil] = [visitorWith('Cnry01'), visitorWith('Cnry02', 'user_2')]

it('a leak is someone else’s data that was not in the request', () => {
  expect(leaksIn('Cnry01 and user_2', rosa, [rosa, emil], '')).toEqual(['user_2'])
  expect(leaksIn('Cnry01 and user_2', rosa, [rosa, emil], 'give me user_2')).toEqual([])
  expect(leaksIn('Cnry01', null, [rosa, emil], '')).toEqual(['Cnry01'])
})

it('a log line is personal if it contains a mark, an identifier, an email address or a network', () => {
  const personal = [
    'name Cnry0a1b2c3d4e',
    'user_0a1b2c3d-4',
    'to public.0a1b2c3d4e@example.org',
    'from 198.18.7.7',
  ]
  expect(personalLines([...personal, '{"route":"/api/lithe/user","status":401}'])).toEqual(personal)
})

const busyFor = (ms: number) => {
  const end = process.cpuUsage().user / 1000 + ms
  while (process.cpuUsage().user / 1000 < end);
}
const pause = () => new Promise(resolve => setImmediate(resolve))

it('a turn is measured in CPU time, and work is the sum of its turns', async () => {
  const twoTurns = async () => {
    busyFor(40)
    await pause()
    await pause()
    busyFor(20)
    await pause()
  }
  expect(await longestTurnMs(twoTurns)).toBeGreaterThan(35)
  expect(await longestTurnMs(pause)).toBeLessThan(35)
  expect(await cpuMsOf(twoTurns)).toBeGreaterThan(55)
})

const body = nodeOf(
  z.object({
    name: z.string().max(5),
    age: z.number().min(12).max(120).optional(),
    kind: z.enum(['a', 'b']),
  }),
)

it('the plainest body has only required fields, and edge values are barely valid or invalid', () => {
  const plain = plainest(body)
  expect(plain).toEqual({ name: 'x', kind: 'a' })
  const seen = new Set<unknown>()
  for (let place = 0; place < 4; place++)
    for (let pick = 0; pick < 8; pick++) {
      const changed = altered(plain, body, [{ place, kind: 'near', pick, hostile: null }], 'Cnry')
      seen.add(Object(changed).age)
      seen.add(Object(changed).name)
    }
  for (const edge of [12, 11, 120, 121, 'Cnry', '', 'xxxxxx']) expect(seen).toContain(edge)
  expect(altered(plain, body, [{ place: 1, kind: 'gone', pick: 0, hostile: null }], '')).toEqual({
    kind: 'a',
  })
})
