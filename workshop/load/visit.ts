import { randomInt, randomUUID } from 'node:crypto'
import { apiPrefix, callerHeaders, consentVersion } from '@lithe/contracts/api'
import { squats, stance, toeTouch } from '../../apps/api/src/testing/measurements.ts'

export const doors = ['config', 'fetch-user', 'update-user', 'upload', 'report', 'read-report'] as const
export type DoorName = (typeof doors)[number]

export type Call = {
  door: DoorName
  method: 'GET' | 'POST' | 'PUT'
  path: string
  headers: Record<string, string>
  body: string | null
}

/** One guest with three measurements and their own address, and the calls the web app makes for them. */
export type Visit = ReturnType<typeof newVisit>

const jsonHeaders = { 'content-type': 'application/json', 'accept-language': 'en' }

/** An IP address in 10.0.0.0/8, as a proxy forwards it. */
const anAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

/** Few ages and sexes, because centring is cached for each and would slow the warm-up. */
const someDetails = () => ({
  name: 'Rosa',
  age: String(55 + 5 * randomInt(5)),
  sex: randomInt(2) ? 'Female' : 'Male',
})

export function newVisit() {
  const caller = { userIdentifier: `user_${randomUUID()}`, source: 'web' }
  const from = { ...jsonHeaders, 'x-forwarded-for': anAddress() }
  const measured = {
    balance: stance(randomInt(10, 600) / 10),
    flexibility: toeTouch(randomInt(50, 120)),
    strength: squats(randomInt(5, 25)),
  }
  const named = Object.entries(measured).map(([test, measurement]) => ({
    test,
    measurement,
    id: randomUUID(),
  }))
  const call = (door: DoorName, method: Call['method'], path: string, body: object | null = {}): Call => ({
    door,
    method,
    path: apiPrefix + path,
    headers: method === 'GET' ? { ...from, [callerHeaders.userIdentifier]: caller.userIdentifier } : from,
    body: method === 'GET' ? null : JSON.stringify({ ...caller, ...body }),
  })
  const now = new Date().toISOString()
  const consent = { version: consentVersion, givenAt: now, isByGuardian: false }
  return {
    begin: [
      call('config', 'GET', '/config'),
      call('fetch-user', 'POST', '/user'),
      call('update-user', 'PUT', '/user', { userDetails: someDetails() }),
    ],
    uploads: named.map(({ measurement, id }) =>
      call('upload', 'PUT', `/sessions/${id}`, {
        movement: measurement.movement,
        measured: { ok: true, measurement },
        measuredAt: now,
        consent,
      }),
    ),
    report: call('report', 'POST', '/generate-report', {
      sessions: Object.fromEntries(named.map(({ test, id }) => [test, id])),
    }),
    read: (assessmentId: string) => call('read-report', 'POST', `/report/${assessmentId}`),
  }
}
