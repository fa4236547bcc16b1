import type { Visitor } from '../../workshop/browsers/visitor.ts'
import { consent, measurements, person } from '../steps/known-report.ts'

type Remembered = {
  person: typeof person
  consent: typeof consent
  measurements: typeof measurements
  unlockKey: string
}

/** Runs in the page: introduces a person, does all three movements, and returns the report's id. */
async function makeReport({ person, consent, measurements, unlockKey }: Remembered) {
  const userIdentifier = `user_${crypto.randomUUID()}`
  const states = {
    'onboarding-data': { ...person, isMuted: true },
    'user-id': { userIdentifier },
    consents: { given: { [userIdentifier]: consent }, guardianOf: [] },
  }
  for (const [key, state] of Object.entries(states))
    localStorage.setItem(key, JSON.stringify({ state, version: 1 }))
  const caller = { userIdentifier, source: 'web' }
  async function call(method: string, path: string, body: object) {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`/api/lithe/${path}`, {
      method,
      headers,
      body: JSON.stringify({ ...caller, ...body }),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  await call('PUT', 'user', { userDetails: person })
  const ids: string[] = []
  for (const measurement of measurements) {
    const id = crypto.randomUUID()
    const measured = { ok: true, measurement }
    const measuredAt = new Date().toISOString()
    await call('PUT', `sessions/${id}`, { movement: measurement.movement, measured, measuredAt, consent })
    ids.push(id)
  }
  const [balance, flexibility, strength] = ids
  const sessions = { balance, flexibility, strength }
  const made = await call('POST', 'generate-report', { sessions, unlocked: true, unlockKey })
  return made.data.assessmentId as string
}

export const rememberReport = (visitor: Visitor, unlockKey: string) =>
  visitor.evaluate(makeReport, { person, consent, measurements, unlockKey })
