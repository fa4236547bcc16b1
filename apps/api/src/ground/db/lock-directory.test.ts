import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startServerProcess } from '../../testing/server-process.ts'
import { lockDirectory } from './lock-directory.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lithe-lock-'))
})
afterEach(() => rm(directory, { recursive: true }))

const taken = 'is in use by process '

it('a directory belongs to one process until released, then to the next', async () => {
  const unlock = await lockDirectory(directory)
  await expect(lockDirectory(directory)).rejects.toThrow(
    `${taken}${process.pid}; stop it first or set DATA_DIR`,
  )
  await unlock()
  await (await lockDirectory(directory))()
})

it('a taken directory is detected at any depth and by any path', async () => {
  const deep = join(directory, 'a-folder-of-some-length/'.repeat(8))
  const unlock = await lockDirectory(deep)
  await expect(lockDirectory(join(deep, '../.', 'a-folder-of-some-length'))).rejects.toThrow(taken)
  await unlock()
})

it('a killed server’s stale socket is ignored, and one of several contenders gets the directory', async () => {
  const server = await startServerProcess({ DATA_DIR: directory })
  await expect(lockDirectory(directory)).rejects.toThrow(taken)
  await server.kill()
  expect(await readdir(directory)).toContain('in-use')
  const tries = await Promise.allSettled([1, 2, 3].map(() => lockDirectory(directory)))
  const had = tries.flatMap(each => (each.status === 'fulfilled' ? [each.value] : []))
  expect(had).toHaveLength(1)
  await had[0]?.()
}, 60_000)

it('an owner that is stopped keeps its directory: the next one is refused and does not wait for it', async () => {
  const owner = createServer({ pauseOnConnect: true }, () => {}).listen(join(directory, 'in-use'))
  await once(owner, 'listening')
  await expect(lockDirectory(directory)).rejects.toThrow('is in use by a process that does not answer')
  owner.close()
}, 60_000)
