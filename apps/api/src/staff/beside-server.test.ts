import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillDirectory } from '../testing/fill-directory.ts'
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts'
import { askServer, takeCommands } from './beside-server.ts'

let directory = ''
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lithe-beside-'))
  await fillDirectory(directory)
})
afterAll(() => rm(directory, { recursive: true }))

const entryOf = (command: string) => fileURLToPath(new URL(`../../commands/${command}.ts`, import.meta.url))

/** A command as an operator starts it, in a process of its own; what it printed, and how it ended. */
async function run(command: string, ...words: string[]) {
  const { PATH = '' } = process.env
  const started = promisify(execFile)(process.execPath, [entryOf(command), ...words], {
    env: { PATH, DATA_DIR: directory },
  })
  return started.then(
    ({ stdout }) => ({ ok: true, said: stdout.trim() }),
    ({ stdout }: { stdout: string }) => ({ ok: false, said: stdout.trim() }),
  )
}

describe('beside a server that has the embedded database open', { timeout: 120_000 }, () => {
  let server: ServerProcess
  beforeAll(async () => {
    server = await startServerProcess({ DATA_DIR: directory })
  }, 120_000)
  afterAll(() => server.stop())

  it('a command does what it does alone, is written down, and says what was wrong with it', async () => {
    const made = await run('promo', 'create', 'SPRING', '--percent', '25')
    expect(made).toEqual({ ok: true, said: 'SPRING can be used from now on.' })
    expect((await run('events')).said).toMatch(/staff-command.*promo create/)
    expect(await run('promo', 'create', 'X', '--colour', 'red')).toEqual({
      ok: false,
      said: expect.stringContaining("Unknown option '--colour'"),
    })
  })

  it('what a server uses while it runs is not changed beside it', async () => {
    expect(await run('secrets', 'status')).toEqual({
      ok: false,
      said: expect.stringContaining('is in use by'),
    })
  })

  it('a killed server leaves a socket that nothing hears; the command does without', async () => {
    expect((await stat(join(directory, 'commands.sock'))).mode & 0o077, 'it is its owner’s alone').toBe(0)
    await server.kill()
    expect(await readdir(directory)).toContain('commands.sock')
    expect((await run('promo', 'list')).said).toMatch(/^SPRING +25 %/)
  })

  it('the next server takes its place, and takes it along when it stops', async () => {
    server = await startServerProcess({ DATA_DIR: directory })
    expect(await askServer(directory, 'promo', ['list'])).toMatchObject({
      words: expect.stringMatching(/^SPRING/),
    })
    await server.stop()
    expect(await readdir(directory)).not.toContain('commands.sock')
  })
})

it('what fails in the server is said, and a command that it does not know is null', async () => {
  const stop = await takeCommands(directory, async name => {
    if (name === 'odd') throw new Error('the disk is full')
    return null
  })
  expect(await askServer(directory, 'odd', [])).toEqual({ ok: false, words: 'the disk is full' })
  expect(await askServer(directory, 'unknown', [])).toBeNull()
  await stop()
  expect(await askServer(directory, 'odd', [])).toBeNull()
})

it('a file in the socket’s place does not keep a server from starting', async () => {
  await writeFile(join(directory, 'commands.sock'), '')
  const stop = await takeCommands(directory, async () => ({ ok: true, words: 'done' }))
  expect(await askServer(directory, 'any', [])).toEqual({ ok: true, words: 'done' })
  await stop()
})
