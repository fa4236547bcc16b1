import * as endpoints from '@lithe/contracts/api'
import { expect, it } from 'vitest'
import { actor } from '../../rights/testing/actor.ts'
import { initDataLifeMs } from '../../sign-in/telegram/read-init-data.ts'
import { askForLink, openLink } from '../../testing/browser-link.ts'
import { describeWithApp } from '../../testing/describe-with-app.ts'
import { newAccount } from '../../testing/new-account.ts'
import { guestId } from '../../testing/new-guest.ts'
import { botToken, newTelegrammer } from '../../testing/new-telegrammer.ts'
import { accountWithKey, signInWithKey } from '../../testing/passkeys.ts'
import { tokenLifeMs } from '../sign-ins/sign-in-token.ts'
import { freshProofMs } from './authorise.ts'

describeWithApp(
  'a fresh proof',
  testApp => {
    const wait = (ms: number) => testApp().wait(ms)
    async function signedIn() {
      const account = newAccount(testApp())
      await account.signIn()
      return { ...account, person: actor(account.call, account.email) }
    }

    it('keeps a cookie stolen a day ago from erasing or exporting', async () => {
      const rosa = await signedIn()
      await rosa.person.introduce({ name: 'Rosa', age: '63', sex: 'Female' })
      const headers = { cookie: `lithe_session=${rosa.session()}` }
      wait(tokenLifeMs - 1)
      const thief = newAccount(testApp(), rosa.email)
      const shown = { userIdentifier: rosa.email }
      expect((await thief.call(endpoints.exportMe, '/me/export', shown, { headers })).error).toBe(
        'fresh-proof-needed',
      )
      expect((await thief.call(endpoints.eraseMe, '/me', shown, { headers })).error).toBe(
        'fresh-proof-needed',
      )
      expect((await rosa.person.fetch()).data.userDetails?.name).toBe('Rosa')
    })

    it('lasts ten minutes after a sign-in', async () => {
      const rosa = await signedIn()
      wait(freshProofMs)
      expect((await rosa.person.export()).status).toBe(200)
      wait(1)
      expect((await rosa.person.export()).error).toBe('fresh-proof-needed')
    })

    it('is given by a new code or passkey', async () => {
      const { phone, key } = await accountWithKey(testApp())
      const person = actor(phone.call, phone.email)
      wait(tokenLifeMs)
      expect((await person.export()).error).toBe('fresh-proof-needed')
      await signInWithKey(phone.call, key)
      expect((await person.export()).data.passkeys).toHaveLength(1)
      wait(tokenLifeMs)
      expect((await person.erase()).error).toBe('fresh-proof-needed')
      await phone.signIn()
      expect((await person.erase()).status).toBe(200)
    })

    it('is not gained by opening a browser link, which carries its creator’s proof', async () => {
      const rosa = await signedIn()
      wait(freshProofMs + 1)
      const { key } = (await askForLink(rosa.call, { userIdentifier: rosa.email })).data
      const thief = newAccount(testApp(), rosa.email)
      expect((await openLink(thief.call, key)).status).toBe(200)
      expect((await actor(thief.call, rosa.email).export()).error).toBe('fresh-proof-needed')
      expect((await thief.fetch()).status).toBe(200)
    })

    it('is not gained by a rotated token', async () => {
      const rosa = await signedIn()
      wait(tokenLifeMs)
      const old = rosa.session()
      await rosa.fetch()
      expect(rosa.session()).not.toBe(old)
      expect((await rosa.person.erase()).error).toBe('fresh-proof-needed')
    })

    it('asks a guest for nothing but the identifier, however old', async () => {
      const guest = newAccount(testApp(), guestId())
      const person = actor(guest.call, guest.email)
      await person.introduce({ name: 'Rosa', age: '63', sex: 'Female' })
      wait(tokenLifeMs)
      expect((await person.export()).status).toBe(200)
      expect((await person.erase()).status).toBe(200)
    })

    it('is renewed by Telegram’s launch data for an hour, without a tap', async () => {
      const rosa = newTelegrammer(testApp())
      const launch = rosa.launch()
      await rosa.hand(launch)
      const person = actor(rosa.call, rosa.identifier)
      wait(initDataLifeMs - 60_000)
      expect((await person.export()).error).toBe('fresh-proof-needed')
      await rosa.hand(launch)
      expect((await person.export()).status).toBe(200)
      wait(freshProofMs + 1)
      expect((await rosa.hand(launch)).error).toBe('proof-stale')
      expect((await person.erase()).error).toBe('fresh-proof-needed')
    })

    it('is not required to see how much is stored', async () => {
      const rosa = await signedIn()
      await rosa.person.introduce({ name: 'Rosa', age: '63', sex: 'Female' })
      await actor(rosa.call, `${rosa.email}~1777881600000`).introduce({
        name: 'Emil',
        age: '71',
        sex: 'Male',
      })
      wait(tokenLifeMs)
      const { data } = await rosa.call(endpoints.readKept, '/me/kept', { userIdentifier: rosa.email })
      expect(data.profiles.map(({ profile, userDetails }) => [profile, userDetails.name])).toEqual([
        ['1777881600000', 'Emil'],
      ])
      expect([data.userDetails.name, data.reports, data.measurements]).toEqual(['Rosa', 0, 0])
    })
  },
  () => ({ telegramBotToken: botToken }),
)
