import { chmod, chown, lstat, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiPrefix } from '@lithe/contracts/api'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newDatabase } from '../../testing/new-database.ts'
import { guestId } from '../../testing/new-guest.ts'
import { startServerProcess } from '../../testing/server-process.ts'
import { privateDirectory, refuseForeignRoot } from './data-directory.ts'

const forOthers = 0o077

describe('a server’s data directory', { timeout: 60_000 }, () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lithe-rights-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  /** Creates a guest and erases them; the erasure is listed before the response arrives. */
  async function comeAndGo(origin: string) {
    const userIdentifier = guestId()
    const url = `${origin}${apiPrefix}`
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ userIdentifier, source: 'web' })
    const came = await fetch(`${url}/user`, { method: 'POST', headers, body })
    const gone = await fetch(`${url}/me`, { method: 'DELETE', headers, body })
    expect([came.status, gone.status]).toEqual([200, 200])
  }

  it('becomes private to its owner, even if it was open before, and lists an erasure before it is confirmed', async () => {
    const directory = join(folder, 'new/data')
    const settings = { DATA_DIR: directory, DATABASE_URL: await newDatabase() }
    const server = await startServerProcess(settings)
    await comeAndGo(server.origin)
    expect((await lstat(directory)).mode & forOthers).toBe(0)
    expect(await readFile(join(directory, 'erasures'), 'utf8')).toMatch(/^\n[0-9a-f]{64}\n# \S+ \d+\n$/)
    await server.stop()
    await chmod(directory, 0o755)
    const next = await startServerProcess(settings)
    expect((await lstat(directory)).mode & forOthers).toBe(0)
    await next.stop()
  })

  it('may be a shared folder, whose permissions stay unchanged', async () => {
    await chmod(folder, 0o1777)
    await privateDirectory(folder)
    expect((await lstat(folder)).mode & 0o7777).toBe(0o1777)
  })

  it('refuses only root when another user owns it', async () => {
    if (process.getuid?.() === 0) await chown(folder, 65_534, 65_534)
    await expect(refuseForeignRoot(folder, 0)).rejects.toThrow(
      /belongs to user \d+, .* run this as that user/,
    )
    await expect(refuseForeignRoot(folder, 4711)).resolves.toBeUndefined()
    await expect(refuseForeignRoot(join(folder, 'not-there-yet'), 0)).resolves.toBeUndefined()
    await expect(refuseForeignRoot('/', 0), 'root’s own').resolves.toBeUndefined()
  })
})
