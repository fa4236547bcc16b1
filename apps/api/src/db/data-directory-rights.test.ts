import { chmod, chown, lstat, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiPrefix } from '@lithe/contracts/api'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { guestId } from '../testing/new-guest.ts'
import { startServerProcess } from '../testing/server-process.ts'
import { privateDirectory, refuseForeignRoot } from './data-directory.ts'

const forOthers = 0o077

describe('the data directory of a server with the embedded database', { timeout: 60_000 }, () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lithe-rights-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  /** Everything below a directory, and itself, that others than its owner may read, write or enter. */
  async function openToOthers(directory: string) {
    const names = await readdir(directory, { recursive: true })
    expect(names.length).toBeGreaterThan(500)
    const found = await Promise.all(
      ['', ...names].map(async name => ({ name, mode: (await lstat(join(directory, name))).mode })),
    )
    return found.filter(({ mode }) => (mode & forOthers) !== 0).map(({ name }) => name || '.')
  }

  /** A guest who is erased: the list of erasures has them before the answer comes. */
  async function comeAndGo(origin: string) {
    const userIdentifier = guestId()
    const url = `${origin}${apiPrefix}`
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ userIdentifier, source: 'web' })
    const came = await fetch(`${url}/user`, { method: 'POST', headers, body })
    const gone = await fetch(`${url}/me`, { method: 'DELETE', headers, body })
    expect([came.status, gone.status]).toEqual([200, 200])
  }

  it('is its owner’s alone, with every file below it, also where it was open before', async () => {
    const directory = join(folder, 'new/data')
    const server = await startServerProcess({ DATA_DIR: directory })
    await fetch(`${server.origin}/api/lithe/config`)
    await comeAndGo(server.origin)
    expect(await openToOthers(directory)).toEqual([])
    expect(await readFile(join(directory, 'erasures'), 'utf8')).toMatch(/^\n[0-9a-f]{64}\n$/)
    await server.stop()
    expect(await openToOthers(directory)).toEqual([])

    // As an earlier release left it: the next start closes it.
    await chmod(directory, 0o755)
    for (const name of await readdir(directory, { recursive: true })) {
      const isDirectory = (await lstat(join(directory, name))).isDirectory()
      await chmod(join(directory, name), isDirectory ? 0o755 : 0o666)
    }
    const next = await startServerProcess({ DATA_DIR: directory })
    expect(await openToOthers(directory)).toEqual([])
    await next.stop()
  })

  it('can lie in a folder that many share, which stays as it is', async () => {
    await chmod(folder, 0o1777)
    await privateDirectory(folder)
    expect((await lstat(folder)).mode & 0o7777).toBe(0o1777)
  })

  it('is refused to root alone, where it is another user’s', async () => {
    if (process.getuid?.() === 0) await chown(folder, 65_534, 65_534)
    await expect(refuseForeignRoot(folder, 0)).rejects.toThrow(
      /belongs to user \d+, .* run this as that user/,
    )
    await expect(refuseForeignRoot(folder, 4711)).resolves.toBeUndefined()
    await expect(refuseForeignRoot(join(folder, 'not-there-yet'), 0)).resolves.toBeUndefined()
    await expect(refuseForeignRoot('/', 0), 'root’s own').resolves.toBeUndefined()
  })
})
