import { randomUUID } from 'node:crypto'
import * as endpoints from '@lithe/contracts/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from './rights/testing/actor.ts'
import { personalTable } from './testing/access/access-table.ts'
import { type PersonalRow, personalRows, rowsOfThings } from './testing/access/rows.ts'
import { type Column, standpointOf } from './testing/access/standpoints.ts'
import { noThings, openWorld, type World } from './testing/access/world.ts'
import type { Answer } from './testing/call.ts'
import { type GoogleIssuer, googleClientId, openGoogleIssuer } from './testing/google-issuer.ts'
import { newAccount, newAddress } from './testing/new-account.ts'
import { newGoogler } from './testing/new-googler.ts'
import { botToken } from './testing/new-telegrammer.ts'
import { openCountedPostgres } from './testing/open-counted-postgres.ts'
import { makeTestApp, publicTestConfig, type TestApp } from './testing/test-app.ts'

const rows = Object.keys(personalRows) as PersonalRow[]
const claimants: Column[] = ['no session', 'other in owner’s name', 'forged ID token', 'expired session']

describe('someone else’s data looks missing, down to the database queries:', () => {
  let issuer: GoogleIssuer
  let testApp: TestApp
  let world: World
  let asked: string[]
  beforeAll(async () => {
    issuer = await openGoogleIssuer()
    const database = await openCountedPostgres()
    asked = database.asked
    testApp = await makeTestApp(database, {
      publicConfig: { ...publicTestConfig, googleClientId },
      googleKeysUrl: issuer.keysUrl,
      telegramBotToken: botToken,
    })
    world = await openWorld(testApp, issuer)
  }, 60_000)
  afterAll(async () => {
    await testApp.close()
    await issuer.close()
  })

  /** Returns everything by which a stranger could tell two responses apart. */
  async function seen(knock: () => Promise<Answer<unknown>>) {
    asked.length = 0
    const { status, text, setCookies } = await knock()
    const cookies = setCookies.map(line => line.replace(/=[^;]*/, '='))
    return { status, text, cookies, queries: asked.map(query => query.replace(/\s+/g, ' ')) }
  }

  const knock = (row: PersonalRow, call: Call, userIdentifier: string, things = noThings()) => {
    const { endpoint, path, body } = personalRows[row]({ userIdentifier, things, promoCode: 'NOBODYS' })
    return () => call(endpoint, path, body)
  }

  it.each(rowsOfThings)('ids in %s', async row => {
    for (const column of ['guest', 'other account'] as const) {
      const { call, userIdentifier } = await standpointOf(world, column)
      await call(endpoints.updateUser, '/user', {
        userIdentifier,
        userDetails: { name: 'Emil', age: '70', sex: 'Male' },
      })
      const owners = await seen(knock(row, call, userIdentifier, world.things.owner))
      const nobodys = await seen(knock(row, call, userIdentifier))
      expect(owners).toEqual(nobodys)
      expect(owners.queries.length).toBeGreaterThan(0)
    }
  })

  it.each(rows)('email addresses in %s', async row => {
    for (const column of claimants) {
      const { call } = await standpointOf(world, column)
      for (const suffix of ['', '~1777881600000']) {
        const owners = await seen(knock(row, call, world.email + suffix, world.things.owner))
        const nobodys = await seen(knock(row, call, newAddress() + suffix, world.things.owner))
        expect(owners).toEqual(nobodys)
        if (suffix === '') expect(JSON.parse(owners.text).error).toBe(personalTable[row][column])
      }
    }
  })

  it('the email address a code is requested for', async () => {
    testApp.wait(24 * 60 * 60_000)
    const ask = (email: string) => seen(() => newAccount(testApp, email).askForCode())
    const stranger = newAddress()
    await ask(stranger)
    testApp.wait(24 * 60 * 60_000)
    expect(await ask(world.email)).toEqual(await ask(stranger))
  })

  it('the email address for which a code is guessed', async () => {
    const account = newGoogler(testApp, issuer, { email: `rosa.${randomUUID()}@gmail.com` })
    await account.signInWithGoogle()
    const guess = (email: string) => seen(() => newAccount(testApp, email).verify('123456'))
    expect(await guess(account.email)).toEqual(await guess(newAddress()))
  })

  it('the email address of a Google account that needs a code first', async () => {
    const show = async (email: string) => {
      const googler = newGoogler(testApp, issuer, { email })
      const credential = await googler.press()
      return seen(() => googler.hand(credential))
    }
    const [owners, nobodys] = [await show(world.email), await show(newAddress())]
    expect(owners).toEqual(nobodys)
    expect(JSON.parse(owners.text).error).toBe('email-code-first')
  })

  it('except for a measurement’s id, a random id known to its player', async () => {
    const { call, userIdentifier } = await standpointOf(world, 'guest')
    const row = 'PUT /sessions/:sessionId'
    expect((await seen(knock(row, call, userIdentifier, world.things.owner))).status).toBe(409)
    expect((await seen(knock(row, call, userIdentifier))).status).toBe(200)
  })
})
