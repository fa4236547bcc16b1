import { rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import { lockDirectory, privateDirectory } from '../db/data-directory.ts'
import type { OpenDatabase } from '../db/database.ts'
import { type DatabaseChoice, openDatabase } from '../db/open-database.ts'

/** In a directory that only the server's own user may enter: what comes in here could read the database itself. */
const socketIn = (directory: string) => join(directory, 'commands.sock')

const copyIn = (directory: string) => join(directory, 'copy')

/** Has the server copy its database into the directory that is the only word after it. */
export const copyCommand = 'copy-database'

const Asked = z.object({ name: z.string(), words: z.array(z.string()) })
const Said = z.object({ ok: z.boolean(), words: z.string() })
type Said = z.infer<typeof Said>

/** Null where there is no such command. */
type Answer = (name: string, words: string[]) => Promise<Said | null>

const notFound = 404

/**
 * Takes commands from other processes of this computer, for the embedded database is open to one process alone. What a backup
 * that was killed has left of a copy goes.
 * @param directory that of the data, which this process holds: a socket that a killed server left there is replaced.
 * @throws where the path is longer than the system lets a socket's be, about 100 characters.
 */
export async function takeCommands(directory: string, answer: Answer): Promise<() => Promise<void>> {
  const path = socketIn(directory)
  await rm(path, { force: true })
  await rm(copyIn(directory), { recursive: true, force: true })
  const server = createServer(async (asked, reply) => {
    try {
      const { name, words } = Asked.parse(await json(asked))
      const said = await answer(name, words)
      if (said === null) reply.writeHead(notFound).end()
      else reply.end(JSON.stringify(said))
    } catch (error) {
      reply.end(JSON.stringify({ ok: false, words: error instanceof Error ? error.message : String(error) }))
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, resolve)
  })
  return () => new Promise(resolve => void server.close(() => resolve()))
}

/** Has the server that holds the directory do a command; null where none does, or it knows no such command. */
export function askServer(directory: string, name: string, words: readonly string[]): Promise<Said | null> {
  return new Promise((resolve, reject) => {
    const asking = request({ socketPath: socketIn(directory), method: 'POST' }, reply => {
      if (reply.statusCode === notFound) return void resolve(null)
      json(reply).then(said => resolve(Said.parse(said)), reject)
    })
    // No socket, or one that a killed server left.
    asking.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? resolve(null) : reject(error),
    )
    asking.end(JSON.stringify({ name, words }))
  })
}

/** A copy of the database that a running server has open; null where none does. It goes when it is closed. */
async function openCopy(directory: string): Promise<OpenDatabase | null> {
  const copy = copyIn(directory)
  await privateDirectory(copy)
  const unlock = await lockDirectory(copy)
  const remove = () => rm(copy, { recursive: true, force: true })
  try {
    await rm(join(copy, 'pglite'), { recursive: true, force: true })
    const said = await askServer(directory, copyCommand, [copy])
    if (said?.ok === false) throw new Error(said.words)
    if (said) {
      const open = await openDatabase({ engine: 'pglite', directory: copy }, null)
      return { ...open, close: () => open.close().then(remove) }
    }
  } catch (error) {
    await remove()
    throw error
  }
  await unlock()
  await remove()
  return null
}

/** Opens a database to read all of it, beside its server too; the embedded one then as it stands at this moment. */
export async function openAsItStands(database: DatabaseChoice): Promise<OpenDatabase> {
  const copy = database.engine === 'pglite' ? await openCopy(database.directory) : null
  return copy ?? openDatabase(database, null)
}
