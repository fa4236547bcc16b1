import { mkdtemp, rm } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
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
const contenders = Array.from({ length: 20 })

it('a directory belongs to one process until released, then to the next', async () => {
  const unlock = await lockDirectory(directory)
  await expect(lockDirectory(directory)).rejects.toThrow(
    `${taken}${process.pid} on ${hostname()}; stop it first or set DATA_DIR`,
  )
  unlock()
  ;(await lockDirectory(directory))()
})

it('a taken directory is detected at any depth and by any path', async () => {
  const deep = join(directory, 'a-folder-of-some-length/'.repeat(8))
  const unlock = await lockDirectory(deep)
  await expect(lockDirectory(join(deep, '../.', 'a-folder-of-some-length'))).rejects.toThrow(taken)
  unlock()
})

it('a killed server leaves no lock, and one of many contenders gets the directory and keeps it', async () => {
  const server = await startServerProcess({ DATA_DIR: directory })
  await expect(lockDirectory(directory)).rejects.toThrow(taken)
  await server.kill()
  const tries = await Promise.allSettled(contenders.map(() => lockDirectory(directory)))
  const had = tries.flatMap(each => (each.status === 'fulfilled' ? [each.value] : []))
  expect(had).toHaveLength(1)
  await expect(lockDirectory(directory)).rejects.toThrow(taken)
  had[0]?.()
}, 60_000)

it('a paused server keeps its directory: the next server is refused without waiting', async () => {
  const server = await startServerProcess({ DATA_DIR: directory })
  server.pause()
  await expect(lockDirectory(directory)).rejects.toThrow(taken)
  await server.kill()
}, 60_000)
