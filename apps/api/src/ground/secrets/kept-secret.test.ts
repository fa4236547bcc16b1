import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keptSecret } from './kept-secret.ts'
import { derivePepper, secretRule } from './pepper.ts'

describe('a data directory’s secret', () => {
  let directory: string
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'lithe-secret-'))
  })
  afterEach(() => rm(directory, { recursive: true }))

  it('is created once and reused', async () => {
    const secret = await keptSecret(directory)
    expect(secret.length).toBeGreaterThanOrEqual(43)
    expect(await keptSecret(directory)).toBe(secret)
  })

  it.each([0, 1, 31])('is refused at %i bytes, and left untouched', async bytes => {
    await writeFile(join(directory, 'sign-in-pepper'), 'x'.repeat(bytes))
    await expect(keptSecret(directory)).rejects.toThrow(secretRule)
    expect(await readFile(join(directory, 'sign-in-pepper'), 'utf8')).toHaveLength(bytes)
    expect(() => derivePepper('x'.repeat(bytes))).toThrow(secretRule)
  })

  it('is created whole and only once by concurrent processes, leaving no temporary files', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, () => keptSecret(directory)))
    expect(new Set(made).size).toBe(1)
    expect(await readdir(directory)).toEqual(['sign-in-pepper'])
  })

  it('leads to keys of which no two are equal, nor equal to those of another secret', () => {
    const secrets = ['the secret of today, long enough for it', 'the secret of tomorrow, long enough']
    const keys = secrets.flatMap(secret => Object.values(derivePepper(secret)).map(String))
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('is readable by the owner only', async () => {
    await keptSecret(directory)
    expect((await stat(join(directory, 'sign-in-pepper'))).mode & 0o777).toBe(0o600)
  })
})
