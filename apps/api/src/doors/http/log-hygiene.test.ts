import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeWithApp } from '../../testing/describe-with-app.ts'
import { newAccount } from '../../testing/new-account.ts'
import { newGuest } from '../../testing/new-guest.ts'

const name = 'Perpetua Quillfeather'

describeWithApp('the log', testApp => {
  it('records only that a sign-in happened: no email address, code or token', async () => {
    const { logged } = testApp()
    logged.length = 0
    const rosa = newAccount(testApp())
    await rosa.askForCode()
    const code = rosa.code()
    await rosa.verify(code === '000000' ? '000001' : '000000')
    await rosa.verify(code)
    await rosa.askForCode()
    await rosa.fetch()
    await rosa.fetch('someone.else@example.org')
    await rosa.signOut()
    const lines = logged.join('')
    expect(lines).toContain('"route":"/api/lithe/verify-otp"')
    expect(lines).toContain('"status":403')
    for (const text of [rosa.email, 'someone.else', code, rosa.session() || 'lithe_session', 'cookie'])
      expect(lines).not.toContain(text)
  })

  it('records what failed and where, but not for whom, when the database fails', async () => {
    const { logged, database } = testApp()
    logged.length = 0
    const guest = newGuest(testApp())
    await database.db.execute(sql`alter table people add constraint nobody check (name is null) not valid`)
    const refused = await guest.introduce({ name, age: '63', sex: 'Female' })
    await database.db.execute(sql`alter table people drop constraint nobody`)
    expect([refused.status, refused.error]).toEqual([500, 'internal'])
    expect(refused.text).not.toContain('constraint')
    const lines = logged.join('')
    expect(lines).toContain('update \\"people\\" set')
    expect(lines).toContain('23514')
    expect(lines).toContain('account/user.ts')
    expect(lines).not.toContain('Quillfeather')
    expect(lines).not.toContain(guest.userIdentifier)
  })
})
