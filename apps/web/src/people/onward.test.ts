import { beforeEach, expect, it, vi } from 'vitest'

async function openPage() {
  vi.resetModules()
  return import('./onward.ts')
}

let start: Awaited<ReturnType<typeof openPage>>
beforeEach(async () => {
  start = await openPage()
})

it('stays for a first visitor', () => {
  expect(start.nextDetour({ profileCount: 1, assessmentCount: 0 })).toBeNull()
})

it('asks who it is when there is more than one, and shows reports to one person alone', () => {
  expect(start.nextDetour({ profileCount: 2, assessmentCount: 3 })).toBe('profiles')
  expect(start.nextDetour({ profileCount: 1, assessmentCount: 3 })).toBe('list')
})

it('takes each way once', () => {
  start.noteDetour('profiles')
  expect(start.nextDetour({ profileCount: 2, assessmentCount: 3 })).toBe('list')
  start.noteDetour('list')
  expect(start.nextDetour({ profileCount: 2, assessmentCount: 3 })).toBeNull()
})
