import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keptSecret } from './kept-secret.ts'

describe('the secret of a data directory', () => {
  let directory: string
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'lithe-secret-'))
  })
  afterEach(() => rm(directory, { recursive: true }))

  it('is made once and stays the same', async () => {
    const secret = await keptSecret(directory)
    expect(secret.length).toBeGreaterThanOrEqual(43)
    expect(await keptSecret(directory)).toBe(secret)
  })

  it('is for the owner of the directory only', async () => {
    await keptSecret(directory)
    expect((await stat(join(directory, 'sign-in-pepper'))).mode & 0o777).toBe(0o600)
  })
})
