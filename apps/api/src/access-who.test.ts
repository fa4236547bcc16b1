import * as endpoints from '@lithe/contracts/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshProofMs } from './doors/people/authorise.ts'
import { openTable, personalTable, signInTable, turnedAwayBy } from './testing/access/access-table.ts'
import { type PersonalRow, personalRows } from './testing/access/rows.ts'
import { columns, standpointOf } from './testing/access/standpoints.ts'
import { noThings, openWorld } from './testing/access/world.ts'
import { everyWayIn } from './testing/every-way-in.ts'
import { type GoogleIssuer, openGoogleIssuer } from './testing/google-issuer.ts'
import { openTestPostgres } from './testing/open-test-postgres.ts'
import { makeTestApp, type TestApp } from './testing/test-app.ts'

const described: unknown[] = Object.values(endpoints)
const isEndpoint = (value: unknown): value is endpoints.Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'who' in value
const all = described.filter(isEndpoint)
const rowOf = ({ method, path }: endpoints.Endpoint) => `${method} ${path}`

const noCaller = { userIdentifier: '', things: noThings(), promoCode: '' }
const rows = (Object.keys(personalRows) as PersonalRow[]).map(
  row => [row, personalRows[row](noCaller).endpoint] as const,
)

describe('an endpoint’s `who`', () => {
  it('is `anyone` exactly when no caller is named; all other endpoints have a matrix row', () => {
    const [open, personal] = [Object.keys({ ...signInTable, ...openTable }), Object.keys(personalTable)]
    for (const one of all) expect(one.who === 'anyone' ? open : personal, one.path).toContain(rowOf(one))
    expect(rows.map(([row, one]) => [row, rowOf(one)])).toEqual(rows.map(([row]) => [row, row]))
  })

  it.each(rows)('turns away exactly the callers in the matrix: %s', (row, { who }) => {
    const ofDoor = ['identity-unproven', 'not-yours', 'unknown-report']
    const refused = columns.filter(column => ofDoor.includes(personalTable[row][column]))
    const answers = Object.fromEntries(refused.map(column => [column, personalTable[row][column]]))
    expect(answers).toEqual(turnedAwayBy[who])
  })

  it.each(rows)(
    'declares each reason for turning a caller away exactly once: %s',
    (_row, { who, errors }) => {
      expect(errors).toEqual(expect.arrayContaining(Object.values(turnedAwayBy[who])))
      expect(new Set(errors).size).toBe(errors.length)
    },
  )
})

describe('a fresh proof', () => {
  let issuer: GoogleIssuer
  let testApp: TestApp
  beforeAll(async () => {
    issuer = await openGoogleIssuer()
    testApp = await makeTestApp(await openTestPostgres(), everyWayIn(issuer))
  }, 60_000)
  afterAll(async () => {
    await testApp.close()
    await issuer.close()
  })

  it('is required at exactly the declared endpoints', async () => {
    const world = await openWorld(testApp, issuer)
    testApp.wait(freshProofMs + 1)
    const { userIdentifier, call } = await standpointOf(world, 'owner')
    for (const [row, one] of rows) {
      const { path, body } = personalRows[row]({ userIdentifier, things: noThings(), promoCode: 'NOBODYS' })
      const isAsked = (await call(one, path, body)).error === 'fresh-proof-needed'
      expect(isAsked, row).toBe(one.needsFreshProof === true)
      expect(one.errors.includes('fresh-proof-needed'), row).toBe(isAsked)
    }
  }, 60_000)
})
