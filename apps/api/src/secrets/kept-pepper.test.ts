import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keptPepper, rotateKeptPepper } from './kept-pepper.ts'

describe('the pepper of a data directory', () => {
  let directory: string
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'lithe-pepper-'))
  })
  afterEach(() => rm(directory, { recursive: true }))

  it('is made once and stays the same', async () => {
    const pepper = await keptPepper(directory)
    expect(pepper.newest.length).toBeGreaterThanOrEqual(43)
    expect(await keptPepper(directory)).toEqual({ newest: pepper.newest, before: null })
  })

  it('is followed by another at a rotation, and is understood until the next', async () => {
    const first = await keptPepper(directory)
    await rotateKeptPepper(directory)
    const second = await keptPepper(directory)
    expect(second.before).toBe(first.newest)
    await rotateKeptPepper(directory)
    const third = await keptPepper(directory)
    expect(third.before).toBe(second.newest)
    expect(new Set([first, second, third].map(({ newest }) => newest)).size).toBe(3)
  })

  it('is for the owner of the directory only, also once it has been rotated', async () => {
    await keptPepper(directory)
    await rotateKeptPepper(directory)
    for (const name of ['sign-in-pepper', 'sign-in-pepper-before'])
      expect((await stat(join(directory, name))).mode & 0o777).toBe(0o600)
  })
})
