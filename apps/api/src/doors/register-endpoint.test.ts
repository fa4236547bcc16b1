import { apiPrefix, Caller, type Endpoint, endpoint, signOut, type Who } from '@lithe/contracts/api'
import type { ErrorCode } from '@lithe/contracts/errors'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import { databaseLimits } from '../ground/limits/limits.ts'
import { done } from '../ground/ports/outcome.ts'
import { cashiers } from '../ground/ports/payments.ts'
import type { VerbFor } from '../ground/ports/verb.ts'
import { callEndpoint } from '../testing/call.ts'
import { describeWithApp } from '../testing/describe-with-app.ts'
import { newAccount } from '../testing/new-account.ts'
import { guestId } from '../testing/new-guest.ts'
import { reportedGuest } from '../testing/reported-guest.ts'
import { everyWord, type TestApp, testPepper } from '../testing/test-app.ts'
import { type EndpointDeps, registerEndpoint } from './register-endpoint.ts'
import type { Resolvable } from './resolve-caller.ts'

const params = z.object({})
const told = z.object({ told: z.array(z.string()) })

/** An endpoint that returns the caller facts its verb received. */
const probe = <W extends Resolvable>(who: W, path = `/probe/${who}`) =>
  endpoint({
    method: 'POST',
    path,
    summary: 'A probe',
    who,
    body: Caller.extend({ assessmentId: z.uuid() }),
    data: told,
    errors: ['malformed'],
  })

const tell = async (ctx: object) =>
  done({
    told: Object.entries(ctx).flatMap(([name, value]) =>
      ['caller', 'identity', 'person', 'signIn', 'assessment'].includes(name) && value !== null ? [name] : [],
    ),
  })

const depsOf = ({ database: { db }, clock }: TestApp): EndpointDeps => {
  return {
    db,
    listErasures: async () => {},
    now: () => clock.now,
    pepper: testPepper,
    limits: databaseLimits(db, testPepper),
    count() {},
    demoUnlockKey: null,
    payments: cashiers({ usual: null, inMessenger: null, settling: [] }),
    chats: null,
    returnPlaces: [],
    words: everyWord,
  }
}

function openProbes(testApp: TestApp) {
  const [app, deps] = [testApp.app, depsOf(testApp)]
  registerEndpoint(app, deps, { endpoint: probe('guest'), params, verb: tell })
  registerEndpoint(app, deps, { endpoint: probe('person'), params, verb: tell })
  registerEndpoint(app, deps, { endpoint: probe('claimant'), params, verb: tell })
  registerEndpoint(app, deps, { endpoint: probe('keeper'), params, verb: tell })
  registerEndpoint(app, deps, { endpoint: probe('account'), params, verb: tell })
  registerEndpoint(app, deps, { endpoint: probe('owner'), params, verb: tell })
}

const proven = ['caller', 'identity']
type Answer = string[] | ErrorCode

/** Expected answer for each of four callers requesting a guest's report. */
const doors: Record<
  Resolvable,
  Record<'stranger' | 'new guest' | 'another account' | 'its guest', Answer>
> = {
  guest: {
    stranger: 'identity-unproven',
    'new guest': proven,
    'another account': [...proven, 'person'],
    'its guest': [...proven, 'person'],
  },
  person: {
    stranger: 'identity-unproven',
    'new guest': [...proven, 'person'],
    'another account': [...proven, 'person'],
    'its guest': [...proven, 'person'],
  },
  claimant: {
    stranger: 'identity-unproven',
    'new guest': proven,
    'another account': proven,
    'its guest': proven,
  },
  keeper: {
    stranger: 'identity-unproven',
    'new guest': proven,
    'another account': proven,
    'its guest': proven,
  },
  account: {
    stranger: 'identity-unproven',
    'new guest': 'identity-unproven',
    'another account': [...proven, 'signIn'],
    'its guest': 'identity-unproven',
  },
  owner: {
    stranger: 'identity-unproven',
    'new guest': 'unknown-report',
    'another account': 'unknown-report',
    'its guest': [...proven, 'person', 'assessment'],
  },
}

describeWithApp('an endpoint’s door', testApp => {
  let areProbesOpen = false
  async function callers() {
    if (!areProbesOpen) openProbes(testApp())
    areProbesOpen = true
    const { guest, assessmentId } = await reportedGuest(testApp())
    const account = newAccount(testApp())
    await account.signIn()
    const without: typeof account.call = (one, path, body) => callEndpoint(testApp().app, one, path, body)
    return {
      assessmentId,
      stranger: { call: without, userIdentifier: newAccount(testApp()).email },
      'new guest': { call: without, userIdentifier: guestId() },
      'another account': { call: account.call, userIdentifier: account.email },
      'its guest': { call: without, userIdentifier: guest.userIdentifier },
    }
  }

  it.each(Object.keys(doors) as Resolvable[])(
    'admits the callers declared by %s and passes on who they are',
    async who => {
      const { assessmentId, ...each } = await callers()
      const answers = Object.entries(each).map(async ([name, { call, userIdentifier }]) => {
        const answer = await call(probe(who), `/probe/${who}`, { userIdentifier, assessmentId })
        return [name, answer.error ?? answer.data.told]
      })
      expect(Object.fromEntries(await Promise.all(answers))).toEqual(doors[who])
    },
  )
})

describe('a verb', () => {
  type ContextOf<W extends Who> = Parameters<VerbFor<Endpoint<typeof Caller, typeof told, 'malformed', W>>>[0]

  it('receives a person or an assessment only when `who` promises one', () => {
    expectTypeOf<Parameters<VerbFor<typeof signOut>>[0]>().not.toHaveProperty('person')
    expectTypeOf<ContextOf<'anyone'>>().not.toHaveProperty('caller')
    expectTypeOf<ContextOf<'keeper'>>().not.toHaveProperty('person')
    expectTypeOf<ContextOf<'person'>['person']>().not.toBeNullable()
    expectTypeOf<ContextOf<'person'>>().not.toHaveProperty('assessment')
    expectTypeOf<ContextOf<'owner'>>().toHaveProperty('assessment')
    expect(signOut.who).toBe('anyone')
  })

  it('cannot be registered without `who`', () => {
    expectTypeOf<Omit<Endpoint, 'who'>>().not.toExtend<Endpoint>()
    const nameless = probe('guest', `${apiPrefix}/nameless`)
    Reflect.deleteProperty(nameless, 'who')
    expect(() => endpoint(nameless)).toThrow(TypeError)
  })

  it('cannot be registered for owners unless the call names an assessment', () => {
    const nothingNamed = endpoint({ ...probe('owner'), body: Caller, errors: ['malformed'] })
    type Registered = typeof registerEndpoint<typeof Caller, typeof told, 'malformed', typeof params, 'owner'>
    expectTypeOf<Parameters<Registered>[2]>().toBeNever()
    expect(nothingNamed.errors).toContain('unknown-report')
  })
})
