import { expect, it, vi } from 'vitest'
import { vitalPart } from './later-parts.ts'

it('a lazily loaded part is fetched once, and then available at once', async () => {
  const fetchPart = vi.fn(async () => ({ name: 'part' }))
  const part = vitalPart(fetchPart)
  expect(part.arrived()).toBeNull()
  const come = await part.load()
  expect(part.arrived()).toBe(come)
  expect(await part.load()).toBe(come)
  expect(fetchPart).toHaveBeenCalledTimes(1)
})

it('a lazily loaded part is fetched again after a failure', async () => {
  const fetchPart = vi.fn(async () => ({ name: 'part' })).mockRejectedValueOnce(new Error('offline'))
  const part = vitalPart(fetchPart)
  await expect(part.load()).rejects.toThrow('offline')
  expect(part.arrived()).toBeNull()
  await expect(part.load()).resolves.toEqual({ name: 'part' })
})
