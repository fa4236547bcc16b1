import { publishedOf } from '@lithe/scoring/published'
import { expect, it } from 'vitest'
import { people } from '../ground/db/schema/people.ts'
import { type SharedResult, sharedResults, sharings } from '../ground/db/schema/sharings.ts'
import { describeWithApp } from '../testing/describe-with-app.ts'
import { ownNormsCommand } from './own-norms-command.ts'

describeWithApp('npm run ops -- own-norms', testApp => {
  const db = () => testApp().database.db
  async function share(results: readonly Partial<SharedResult>[]) {
    const { now } = testApp().clock
    for (const [index, result] of results.entries()) {
      const person = { identifierDigest: `${index} ${JSON.stringify(result)}`, createdAt: now }
      const [made] = await db().insert(people).values(person).returning()
      if (!made) throw new Error('a person was made')
      const [{ key } = { key: null }] = await db()
        .insert(sharings)
        .values({ personId: made.id, givenAt: now })
        .returning()
      await db()
        .insert(sharedResults)
        .values({
          key: key ?? '',
          sex: 'Female',
          ageYears: 63,
          movement: 'squat',
          variant: 'seated',
          value: 14,
          isOrMore: false,
          quality: 'good',
          modelVersion: '1',
          ...result,
        })
    }
  }

  it('says politely that no one shares yet, and when our own norms will be used', async () => {
    const { ok, words } = await ownNormsCommand(db())
    expect(ok).toBe(true)
    expect(words).toMatch(/Nobody has shared a number yet, and that is fine/)
    expect(words).toMatch(/half of what the published\s+studies differ by/)
  })

  it('compares shared with published norms by group, and shows only the size of small groups', async () => {
    await share([10, 12, 14, 16, 18].map(value => ({ value })))
    await share([{ sex: 'Male', value: 3 }])
    await share(
      [20, 30, 60, 60, 60].map(value => ({
        movement: 'single-leg-stance',
        variant: null,
        value,
        isOrMore: value === 60,
      })),
    )
    const lines = (await ownNormsCommand(db())).words.split('\n').map(line => line.split(/ {3,}/))
    expect(lines[0]).toEqual([
      'movement',
      'done',
      'sex',
      'age',
      'people',
      'own quartiles',
      'published',
      'used from',
    ])
    const published = publishedOf({ movement: 'squat', variant: 'seated' }, { age: 65, sex: 'Female' })
    const quartiles = published?.quartiles.map(value => String(Math.round(10 * value) / 10)).join('  ')
    const ofStands = lines.find(([, done, sex]) => done === 'seated' && sex === 'Female')
    expect(ofStands?.slice(3)).toEqual(['60s', '5', '12  14  16', quartiles, '50'])
    expect(lines.find(([, , sex]) => sex === 'Male')?.slice(4, 6)).toEqual(['1', 'too few to show'])
    expect(lines.find(([movement]) => movement === 'single-leg-stance')?.[5]).toBe('30  60+  60+')
  })
})
