import { beforeEach, expect, it, vi } from 'vitest'

async function openPage() {
  vi.resetModules()
  return import('./onward.ts')
}

let start: Awaited<ReturnType<typeof openPage>>
beforeEach(async () => {
  start = await openPage()
})

it('a first visitor stays', () => {
  expect(start.nextDetour({ profileCount: 1, assessmentCount: 0 })).toBeNull()
})

it('several people are asked who it is, and a single one sees their reports', () => {
  expect(start.nextDetour({ profileCount: 2, assessmentCount: 3 })).toBe('profiles')
  expect(start.nextDetour({ profileCount: 1, assessmentCount: 3 })).toBe('list')
})

it('each detour is taken once', () => {
  start.noteDetour('profiles')
  expect(start.nextDetour({ profileCount: 2, assessmentCount: 3 })).toBe('list')
  start.noteDetour('list')
  expect(start.nextDetour({ profileCount: 2, assessmentCount: 3 })).toBeNull()
})
