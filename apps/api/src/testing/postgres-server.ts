import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { askPostgres } from './ask-postgres.ts'
import { copyPostgresBinaries } from './postgres-binaries.ts'

/** PostgreSQL refuses to run as root; `nobody` exists everywhere and owns nothing. */
const nobody = { uid: 65_534, gid: 65_534 }
export const otherUser = process.getuid?.() === 0 ? nobody : null
const startSeconds = 30

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

/** Runs a program and keeps its output for error messages. */
function launch(program: string, options: string[]) {
  const child = spawn(program, options, {
    ...otherUser,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LC_ALL: 'C' },
  })
  let said = ''
  const listen = (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4000)
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', code => resolve(code ?? 1))
  })
  return { child, ended, said: () => said }
}

async function waitUntilReady(url: string, server: ReturnType<typeof launch>) {
  for (let tries = 0; tries < startSeconds * 10; tries++) {
    if (server.child.exitCode !== null) break
    try {
      await askPostgres(url, 'select 1')
      return
    } catch {
      await sleep(100)
    }
  }
  throw new Error(`postgres did not get ready. It said:\n${server.said()}`)
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGINT')
  await exit
}

async function makeCluster(initdb: string, cluster: string) {
  await mkdir(cluster, { mode: 0o700 })
  if (otherUser) await chown(cluster, otherUser.uid, otherUser.gid)
  const flags = ['-D', cluster, '-U', 'lithe', '-E', 'UTF8', '--locale=C', '-A', 'trust', '--no-sync']
  const made = launch(initdb, flags)
  if ((await made.ended) !== 0) throw new Error(`initdb failed. It said:\n${made.said()}`)
}

type PostgresSettings = Readonly<Record<string, string>>

/** Fast to start and discard; nothing needs to survive a crash. */
const settings: PostgresSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  shared_buffers: '16MB',
}

async function serve(program: string, cluster: string, own: PostgresSettings, port: number) {
  const flags = Object.entries({ ...settings, ...own }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = launch(program, ['-D', cluster, '-p', String(port), ...flags])
  const url = `postgres://lithe@127.0.0.1:${port}/postgres`
  try {
    await waitUntilReady(url, server)
    return { url, child: server.child }
  } catch (error) {
    await stop(server.child)
    throw error
  }
}

export type PostgresServer = {
  url: string
  pid: number
  cluster: string
  /** Kills the server as a power cut would, and restarts it on the same port. */
  crash(): Promise<void>
  /** Stops the server cleanly, and restarts it on the same port with other settings. */
  restart(settings: PostgresSettings): Promise<void>
  stop(): Promise<void>
}

/** A killed server may briefly keep its shared memory; until then nothing else can start. */
async function serveAfterCrash(...asked: Parameters<typeof serve>) {
  const endsAt = Date.now() + startSeconds * 1000
  for (;;) {
    try {
      return await serve(...asked)
    } catch (error) {
      if (Date.now() > endsAt) throw error
      await sleep(100)
    }
  }
}

/** Starts a real PostgreSQL in a temporary directory; works for root and any other user. */
export async function startPostgresServer(own: PostgresSettings = {}): Promise<PostgresServer> {
  const directory = await mkdtemp(join(tmpdir(), 'lithe-postgres-'))
  const remove = () => rm(directory, { recursive: true, force: true })
  try {
    await chmod(directory, 0o755)
    const { initdb, postgres: program } = await copyPostgresBinaries(directory)
    const cluster = join(directory, 'cluster')
    await makeCluster(initdb, cluster)
    const port = await findFreePort()
    const { url, child: first } = await serve(program, cluster, own, port)
    let child = first
    let its = own
    return {
      url,
      pid: first.pid ?? 0,
      cluster,
      async crash() {
        const exit = once(child, 'exit')
        child.kill('SIGKILL')
        await exit
        child = (await serveAfterCrash(program, cluster, its, port)).child
      },
      async restart(settings) {
        await stop(child)
        its = settings
        child = (await serve(program, cluster, its, port)).child
      },
      stop: () => stop(child).then(remove),
    }
  } catch (error) {
    await remove()
    throw error
  }
}
