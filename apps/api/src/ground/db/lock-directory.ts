import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { open, rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { privateDirectory } from './data-directory.ts'

const settleMs = 150
/** An owner that is stopped, or at work on something long, takes a caller and says nothing: it has the directory all the same. */
const patienceMs = 5000

/** What holds the socket says who it is, or nothing where it does not come to it; null where nothing holds it. */
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

/** Windows has such names apart from its files, and takes them back by itself. */
const pipeOf = (directory: string) =>
  `\\\\.\\pipe\\lithe-${resolve(directory)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '-')}`

/**
 * Takes a directory for this process by a socket in it, which ends with the process however that ends, and which other
 * containers that share the directory find as well.
 * @throws a sentence where another process has it.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  await privateDirectory(directory)
  // A socket's path may have some 100 characters; by its number a directory has few, wherever it lies.
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
      // Two that found a dead one's socket at the same moment: the later one has taken the earlier one's away.
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
