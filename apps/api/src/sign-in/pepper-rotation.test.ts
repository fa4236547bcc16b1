import { eraseMe } from '@lithe/contracts/api'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { caps } from '../limits/limits.ts'
import type { Pepper } from '../secrets/pepper.ts'
import { tokenLifeMs } from '../sign-ins/sign-in-token.ts'
import { askForLink, openLink } from '../testing/browser-link.ts'
import { newAccount } from '../testing/new-account.ts'
import { openTestPostgres } from '../testing/open-test-postgres.ts'
import { reportedGuest } from '../testing/reported-guest.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'

const first: Pepper = { newest: 'the first pepper of this test', before: null }
const second: Pepper = { newest: 'the second pepper of this test', before: first.newest }
const third: Pepper = { newest: 'the third pepper of this test', before: second.newest }

describe('what was begun before a rotation of the pepper', () => {
  let servers: TestApp[] = []
  /** Which server everybody talks to: the first one until a rotation. */
  let current = 0
  const server = (index: number) => {
    const found = servers[index]
    if (!found) throw new Error('the servers start before the first test')
    return found
  }
  beforeAll(async () => {
    const database = await openTestPostgres()
    const earliest = await makeTestApp(database, { pepper: first })
    const { mailer } = earliest.mailbox
    const now = () => earliest.clock.now
    servers = [earliest]
    for (const pepper of [second, third]) servers.push(await makeTestApp(database, { pepper, mailer, now }))
  }, 60_000)
  afterAll(async () => {
    for (const { app, mailbox } of servers.slice(1)) await Promise.all([app.close(), mailbox.close()])
    await servers[0]?.close()
  })

  /** One mailbox, one clock, and whichever server is asked at the moment. */
  const world = (): TestApp => {
    const inject = (...call: Parameters<FastifyInstance['inject']>) => server(current).app.inject(...call)
    return { ...server(0), app: { inject } as FastifyInstance }
  }
  const begin = () => {
    current = 0
  }
  const rotate = () => {
    current += 1
  }
  const wait = (ms: number) => {
    const { clock } = server(0)
    clock.now = new Date(clock.now.getTime() + ms)
  }
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

  it('a code on its way signs in', async () => {
    begin()
    const rosa = newAccount(world())
    await rosa.askForCode()
    rotate()
    expect((await rosa.verify(rosa.code())).status).toBe(200)
  })

  it('is forgotten by the second rotation: a code of two peppers ago is none', async () => {
    begin()
    const rosa = newAccount(world())
    await rosa.askForCode()
    rotate()
    rotate()
    expect((await rosa.verify(rosa.code())).error).toBe('code-wrong')
  })

  it('wrong codes stay counted, and neither the pause nor the lock is got round', async () => {
    begin()
    const rosa = newAccount(world())
    await rosa.askForCode()
    for (let guess = 0; guess < 4; guess++) await rosa.verify(wrong(rosa.code()))
    rotate()
    expect((await rosa.askForCode()).status).toBe(429)
    expect((await rosa.verify(wrong(rosa.code()))).error).toBe('sign-in-locked')
    expect((await rosa.verify(rosa.code())).error).toBe('sign-in-locked')
  })

  it('an address that is erased has no code left under either pepper', async () => {
    begin()
    const rosa = newAccount(world())
    await rosa.signIn()
    wait(10 * 60_000)
    await rosa.askForCode()
    rotate()
    await rosa.call(eraseMe, '/me', { userIdentifier: rosa.email, source: 'web' })
    expect((await rosa.verify(rosa.code())).error).toBe('code-wrong')
  })

  it('a session goes on, and is told its next token only once, whichever server tells it', async () => {
    begin()
    const rosa = newAccount(world())
    await rosa.signIn()
    await rosa.fetch()
    const token = rosa.session()
    wait(tokenLifeMs)
    const shown = () =>
      newAccount(world(), rosa.email).fetch(rosa.email, { headers: { cookie: `lithe_session=${token}` } })
    const told = await shown()
    rotate()
    const toldAgain = await shown()
    expect(told.cookie).toMatch(/lithe_session=/)
    expect(toldAgain.cookie).toBe(told.cookie)
    expect((await rosa.fetch()).status).toBe(200)
    expect((await rosa.fetch()).status).toBe(200)
    wait(tokenLifeMs)
    expect((await rosa.fetch()).status).toBe(200)
    expect((await rosa.fetch()).status).toBe(200)
  })

  it('a session goes on though servers with both peppers are asked at the same time', async () => {
    begin()
    const rosa = newAccount(world())
    await rosa.signIn()
    await rosa.fetch()
    const headers = { cookie: `lithe_session=${rosa.session()}` }
    wait(tokenLifeMs)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => {
        current = index % 2
        return newAccount(world(), rosa.email).fetch(rosa.email, { headers })
      }),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const told = new Set(answers.flatMap(({ cookie }) => /^lithe_session=[^;]+/.exec(cookie) ?? []))
    expect(told.size).toBe(1)
    const next = { headers: { cookie: [...told].join() } }
    expect((await newAccount(world(), rosa.email).fetch(rosa.email, next)).status).toBe(200)
  })

  it('a link into another browser opens', async () => {
    begin()
    const rosa = newAccount(world())
    await rosa.signIn()
    const made = await askForLink(rosa.call, { userIdentifier: rosa.email })
    rotate()
    const tablet = newAccount(world(), rosa.email)
    expect((await openLink(tablet.call, made.data.key)).status).toBe(200)
    expect((await tablet.fetch()).status).toBe(200)
  })

  it('what a person has used of their tries stays used', async () => {
    begin()
    const { guest: rosa, assessmentId } = await reportedGuest(world())
    for (let guess = 0; guess < caps.promo.points; guess++) await rosa.redeem(assessmentId, `GUESS${guess}`)
    rotate()
    expect((await rosa.redeem(assessmentId, 'ONCEMORE')).error).toBe('too-many-requests')
    const emil = await reportedGuest(world())
    expect((await emil.guest.redeem(emil.assessmentId, 'ONCEMORE')).error).toBe('promo-unknown')
  })
})
