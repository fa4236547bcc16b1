import fc from 'fast-check'
import type { Change } from './altered.ts'
import { hostileValue } from './hostile-value.ts'

/** Who calls: a visitor in one of their forms, or in someone else's name or with someone else's ids. */
export const standpoints = [
  'guest',
  'account',
  'telegram',
  'profile',
  'thief',
  'stranger',
  'reacher',
  'nobody',
] as const
const ownStandpoints = ['guest', 'account', 'telegram', 'profile'] as const
export type StandpointName = (typeof standpoints)[number]

/** A request as numbers and values, resolved when it is sent. */
export type Plan = {
  visitor: number
  other: number
  standpoint: StandpointName
  door: number
  thing: number
  changes: Change[]
  headers: Record<string, string>
  /** Sent instead of the body. */
  raw: string | null
  /** Replaces the last path segment. */
  pathEnd: string | null
  network: number
  waitMs: number
}

const change: fc.Arbitrary<Change> = fc.record({
  place: fc.nat(),
  kind: fc.constantFrom('near', 'near', 'hostile', 'gone'),
  pick: fc.nat(),
  hostile: hostileValue,
})

const headerText = fc.constantFrom(
  'x'.repeat(6000),
  'lithe_session=forged; lithe_session=twice',
  '203.0.113.9, 198.51.100.1',
  '[2001:db8::1]:443',
  'https://evil.example',
  'null',
  'multipart/form-data; boundary=x',
  '%E0%A4%A',
  'bytes=0-',
)
const headers = fc.dictionary(
  fc.constantFrom(
    'user-agent',
    'cookie',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-http-method-override',
    'origin',
    'content-type',
    'accept',
    'accept-language',
    'range',
    'lithe-user',
    'stripe-signature',
    'x-telegram-bot-api-secret-token',
  ),
  headerText,
  { maxKeys: 2 },
)
const raw = fc.constantFrom(
  '',
  '{',
  '[]',
  'null',
  '{"userIdentifier":"a","userIdentifier":"b"}',
  '{"__proto__":{"isAdmin":true}}',
  '['.repeat(20_000),
  `{"email":"${'a@'.repeat(30_000)}"}`,
  '\u0000\u0001',
  `"${'é'.repeat(30_000)}"`,
)
const pathEnd = fc.constantFrom(
  '%00',
  '..%2f..%2fetc',
  '%e0%a4%a',
  'x'.repeat(5000),
  '00000000-0000-4000-8000-000000000000',
  '*',
  '',
)
const rarely = <Value>(weight: number, usual: Value, arbitrary: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 20 - weight, arbitrary: fc.constant(usual) }, { weight, arbitrary })

/** A third of requests are valid, the rest mutated at one to three places, with some hostile headers. */
export const plan: fc.Arbitrary<Plan> = fc.record({
  visitor: fc.nat(),
  other: fc.nat(),
  standpoint: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...ownStandpoints) },
    { weight: 2, arbitrary: fc.constantFrom(...standpoints) },
  ),
  door: fc.nat(),
  thing: fc.nat(),
  changes: rarely(13, [], fc.array(change, { minLength: 1, maxLength: 3 })),
  headers: rarely(3, {}, headers),
  raw: rarely<string | null>(1, null, raw),
  pathEnd: rarely<string | null>(1, null, pathEnd),
  network: fc.nat({ max: 400 }),
  waitMs: rarely(4, 0, fc.integer({ min: 0, max: 30 * 60_000 })),
})
