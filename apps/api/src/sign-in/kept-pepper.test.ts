import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keptPepper } from './kept-pepper.ts'

describe('the pepper of a data directory', () => {
  let directory: string
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'lithe-pepper-'))
  })
  afterEach(() => rm(directory, { recursive: true }))

  it('is made once and stays the same', async () => {
    const pepper = await keptPepper(directory)
    expect(pepper.length).toBeGreaterThanOrEqual(43)
    expect(await keptPepper(directory)).toBe(pepper)
  })

  it('is for the owner of the directory only', async () => {
    await keptPepper(directory)
    expect((await stat(join(directory, 'sign-in-pepper'))).mode & 0o077).toBe(0)
  })
})
