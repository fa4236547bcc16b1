import { type APIRequestContext, expect } from '@playwright/test'
import { person } from '../steps/known-report.ts'
import { newInitData, type Telegrammer } from './launch.ts'

/** Introduces a person in Telegram, on the server; `request` keeps her session. */
export async function signInOnPhone(request: APIRequestContext, user: Telegrammer) {
  const signedIn = await request.post('/api/lithe/sign-in/telegram', {
    data: { initData: newInitData(user) },
  })
  expect(signedIn.status(), await signedIn.text()).toBe(200)
  const caller = { userIdentifier: user.username ?? String(user.id), source: 'telegram' }
  await request.put('/api/lithe/user', { data: { ...caller, userDetails: person } })
  return {
    /** A link key as the mini app requests it, in the URL it opens. */
    async link(to: string) {
      const made = await request.post('/api/lithe/browser-link', { data: caller })
      const { data } = (await made.json()) as { data: { key: string } }
      return { key: data.key, address: `/open#${new URLSearchParams({ key: data.key, to })}` }
    },
    async assessments() {
      const fetched = await request.post('/api/lithe/user', { data: caller })
      const { data } = (await fetched.json()) as { data: { assessmentsData: readonly unknown[] } }
      return data.assessmentsData
    },
  }
}
