import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { open, rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { privateDirectory } from './data-directory.ts'

const settleMs = 150
/** A stopped or busy owner accepts a connection and says nothing, yet still owns the directory. */
const patienceMs = 5000

/** Identifies the process that holds the socket, or says nothing when that process does not answer; null when none holds it. */
async function ownerAt(path: string): Promise<string | null> {
  const socket = connect(path)
  try {
    await once(socket, 'connect')
    return await Promise.race([text(socket), sleep(patienceMs, '', { ref: false })])
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return null
    throw error
  } finally {
    socket.destroy()
  }
}

/** Windows keeps pipe names outside the file system and frees them when the process ends. */
const pipeOf = (directory: string) =>
  `\\\\.\\pipe\\lithe-${resolve(directory)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '-')}`

/**
 * Locks a directory with a Unix socket in it, released when the process dies; works across containers that share it.
 * @throws a sentence when another process holds it.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  await privateDirectory(directory)
  // Socket paths are limited to about 100 characters; /proc/self/fd keeps them short at any depth.
  const folder = process.platform === 'linux' ? await open(directory) : null
  const name = folder ? `/proc/self/fd/${folder.fd}/in-use` : `${directory}/in-use`
  const path = process.platform === 'win32' ? pipeOf(directory) : name
  const self = `${process.pid} ${randomUUID()}`
  const server = createServer(socket => socket.on('error', () => {}).end(self))
  const unlock = async () => {
    server.close()
    await folder?.close()
  }
  const listen = async () => {
    await once(server.listen(path), 'listening')
    server.unref()
  }
  try {
    const owner = await ownerAt(path)
    if (owner === null) {
      await rm(path, { force: true })
      await listen()
      // Two processes may replace a stale socket at once, the later removing the earlier's; wait and check again.
      await sleep(settleMs)
    }
    const holder = owner ?? (await ownerAt(path))
    if (holder === self) return unlock
    const [number] = holder?.split(' ') ?? []
    throw new Error(
      `${directory} is in use by ${number ? `process ${number}` : 'a process that does not answer'}; stop it first or set DATA_DIR`,
    )
  } catch (error) {
    await unlock()
    throw error
  }
}
