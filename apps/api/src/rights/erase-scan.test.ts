import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { nameDigest, profileDigest } from '../doors/people/authorise.ts'
import { tokenDigest } from '../doors/sign-ins/sign-in-token.ts'
import { addressDigest, identifierDigest } from '../ground/secrets/pepper.ts'
import { describeWithApp } from '../testing/describe-with-app.ts'
import { testPepper } from '../testing/test-app.ts'
import { everythingStored } from './testing/everything-stored.ts'
import { type FullLife, fullLife } from './testing/full-life.ts'

const rosa = {
  name: 'Perpetua Quillfeather',
  profileName: 'Ambrose Thistlewood',
  comment: 'My grandchildren were surprised',
}
const emil = { name: 'Emil', profileName: 'Ida', comment: 'Good' }

/**
 * Tables that keep rows: financial records, security events and erased names lead to no person; the rest is not
 * personal.
 */
const staying = [
  'orders',
  'order_changes',
  '__drizzle_migrations',
  'used_proofs',
  'organisation_links',
  'security_events',
  'erasures',
]
const identifying = /"([0-9a-f]{64}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"/g

/** Every random id and digest in the database, except those of orders. */
function identifiersIn(stored: { table: string; row: string }[]) {
  const found = (rows: typeof stored) =>
    new Set(rows.flatMap(({ row }) => [...row.matchAll(identifying)].map(([, value = '']) => value)))
  const ofOrders = new Set(
    stored.filter(({ table }) => table === 'orders').map(({ row }) => String(JSON.parse(row).id)),
  )
  return [...found(stored.filter(({ table }) => !staying.includes(table)))].filter(id => !ofOrders.has(id))
}

const secretsOf = ({ guest, email, phone, tablet, key, subjects, reports, profileReports }: FullLife) => {
  const tokens = [phone.session(), tablet.session()].map(String)
  return {
    plain: [
      ...Object.values(rosa),
      ...[guest, email, email.split('@')[0] ?? '', `${email}~1777881600000`],
      ...[...tokens, ...Object.values(subjects), phone.code(), key.id],
      ...[reports, profileReports].map(({ payer }) => String(payer)),
    ],
    digests: [
      ...[guest, email, `${email}~1777881600000`, ...Object.values(subjects)].map(identifierDigest),
      profileDigest(nameDigest(testPepper, email), '1777881600000'),
      addressDigest(testPepper.codes, email),
      ...tokens.map(tokenDigest),
    ],
  }
}

describeWithApp('erasing a person', testApp => {
  it('leaves nothing identifying them in any column or the log, and other people unchanged', async () => {
    const { db } = testApp().database
    const first = await fullLife(testApp(), rosa)
    const alone = await everythingStored(db)
    const { plain, digests } = secretsOf(first)
    const remembered = [...new Set([...plain, ...digests, ...identifiersIn(alone)])]
    const second = await fullLife(testApp(), emil)
    const namesFirst = async () => {
      const stored = await everythingStored(db)
      return stored.flatMap(({ table, row }) =>
        remembered.filter(value => row.includes(value)).map(value => `${table}: ${value}`),
      )
    }
    const tablesBefore = new Set((await namesFirst()).map(found => found.split(':')[0]))
    expect([...tablesBefore].sort()).toEqual(
      expect.arrayContaining(
        'account_proofs assessments due_receipts feedback orders passkeys people promo_redemptions sandbox_checkouts sessions sign_in_codes sign_in_sessions stars_checkouts'.split(
          ' ',
        ),
      ),
    )
    const others = (await second.person.export()).text

    expect((await first.person.erase()).status).toBe(200)

    expect(await namesFirst()).toEqual([])
    expect((await second.person.export()).text).toBe(others)
    expect(others).toContain('"name":"Ida"')
    const lines = testApp().logged.join('')
    expect(lines).toContain('"route":"/api/lithe/me"')
    expect(remembered.filter(value => lines.includes(value))).toEqual([])
  }, 60_000)

  it('removes a name that the same scan found before', async () => {
    const name = `Ludmilla ${randomUUID()}`
    const { person } = await fullLife(testApp(), { ...emil, name })
    const found = (await everythingStored(testApp().database.db)).filter(({ row }) => row.includes(name))
    expect(new Set(found.map(({ table }) => table))).toEqual(new Set(['assessments', 'people']))
    await person.erase()
    const after = await everythingStored(testApp().database.db)
    expect(after.filter(({ row }) => row.includes(name))).toEqual([])
  }, 60_000)
})
