import { existsSync } from 'node:fs'
import { chown, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askServer } from '@lithe/api/beside-server'
import { keptPepper } from '@lithe/api/kept-pepper'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../../tools/bootstrap/root.mjs'
import { runProgram } from '../../../tools/run/run-program.ts'
import { fillDirectory } from '../../api/src/testing/fill-directory.ts'
import { newDatabase } from '../../api/src/testing/new-database.ts'
import { startServerProcess } from '../../api/src/testing/server-process.ts'
import { sealLines } from './backup/sealed-lines.ts'

type Settings = Record<string, string>

/** A command by its own entry, as `npm run` starts it. */
const run = (command: string, words: readonly string[], env: Settings = {}) =>
  runProgram(process.execPath, ['tools/bootstrap.mjs', command, ...words], {
    env: { NODE_ENV: 'production', DATABASE_URL: '', ...env },
    quiet: true,
    mostMinutes: 5,
  })

describe('the operator’s commands by their own entry', { timeout: 600_000 }, () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lithe-commands-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  const engines = [
    {
      engine: 'PostgreSQL',
      there: async () => ({ DATABASE_URL: await newDatabase() }),
      empty: async () => ({ DATABASE_URL: await newDatabase('empty') }),
    },
    { engine: 'the embedded database', there: async () => ({}), empty: async () => ({}) },
  ]

  it.each(engines)('a backup of $engine is made, restored, and told of', async ({ engine, there, empty }) => {
    const own = join(folder, engine.replaceAll(' ', '-'))
    await mkdir(own)
    const [before, after] = [join(own, 'before'), join(own, 'after')]
    const settings = { DATA_DIR: before, ...(await there()) }
    if ('DATABASE_URL' in settings) await mkdir(before)
    else await fillDirectory(before)
    await keptPepper(before)
    const key = join(own, 'lithe.key')
    const made = await run('backup', ['--new-key', key])
    const [, BACKUP_RECIPIENT = ''] = /^BACKUP_RECIPIENT=(age1\w+)$/m.exec(made.output) ?? []
    expect((await stat(key)).mode & 0o077).toBe(0)
    const file = join(own, 'backup')
    const written = await run('backup', [file], { ...settings, BACKUP_RECIPIENT })
    expect(written.output).toMatch(/backup holds \d+ rows of \d\d tables, as of 2\d\d\d-.*Z\.\n$/)
    const words = [file, '--identity', key, '--no-erasures']
    const restored = await run('restore', words, { DATA_DIR: after, ...(await empty()) })
    expect(restored).toEqual({
      exitCode: 0,
      output: expect.stringMatching(
        /^\d+ rows, as of .*\nErased again: 0 people, .*\nEverybody signs in anew\.\n$/,
      ),
    })
    expect((await readFile(join(before, 'last-backup'), 'utf8')).trim()).toMatch(/Z$/)
  })

  it('a backup beside a running server holds what its embedded database just took, and leaves no copy', async () => {
    const [beside, after] = [join(folder, 'beside'), join(folder, 'after-beside')]
    const [key, file] = [join(folder, 'beside.key'), join(folder, 'beside.backup')]
    const made = await run('backup', ['--new-key', key])
    const [, BACKUP_RECIPIENT = ''] = /^BACKUP_RECIPIENT=(age1\w+)$/m.exec(made.output) ?? []
    for (const directory of [beside, after]) await fillDirectory(directory)
    const server = await startServerProcess({ DATA_DIR: beside })
    try {
      await askServer(beside, 'promo', ['create', 'SPRING', '--percent', '25'])
      const written = await run('backup', [file], { DATA_DIR: beside, BACKUP_RECIPIENT })
      expect(written.output).toMatch(/backup holds \d+ rows/)
      expect(await readdir(beside)).not.toContain('copy')
      const going = await askServer(beside, 'promo', ['list'])
      expect(going?.words, 'and the server goes on').toMatch(/^SPRING/)
    } finally {
      await server.stop()
    }
    await run('restore', [file, '--identity', key, '--no-erasures'], { DATA_DIR: after })
    expect((await run('promo', ['list'], { DATA_DIR: after })).output).toMatch(/^SPRING/)
  })

  it('a backup reads the pepper of the server, and makes none where there is none', async () => {
    const elsewhere = join(folder, 'elsewhere')
    await mkdir(elsewhere)
    const BACKUP_RECIPIENT = await identityToRecipient(await generateIdentity())
    const settings = { DATA_DIR: elsewhere, BACKUP_RECIPIENT, DATABASE_URL: await newDatabase() }
    const refused = await run('backup', [join(folder, 'without')], settings)
    expect(refused).toEqual({
      exitCode: 1,
      output: expect.stringMatching(/^DATA_DIR: no server keeps its pepper in .*elsewhere, and .*\n$/),
    })
    expect([await readdir(elsewhere), existsSync(join(folder, 'without'))]).toEqual([[], false])
  })

  it('each that writes below DATA_DIR refuses to as root where that is another user’s', async () => {
    const theirs = join(folder, 'theirs')
    await fillDirectory(theirs)
    await keptPepper(theirs)
    const BACKUP_RECIPIENT = await identityToRecipient(await generateIdentity())
    const settings = { DATA_DIR: theirs, BACKUP_RECIPIENT }
    // Another user cannot give files away, and is let in.
    const isRoot = process.getuid?.() === 0
    if (isRoot) await chown(theirs, 65_534, 65_534)
    const told = isRoot ? /^\S+ belongs to user 65534, .*: runuser -u lithe -- …\n$/ : /theirs/
    const before = await readdir(theirs)
    expect((await run('secrets', ['list'], settings)).output).toMatch(told)
    expect(await readdir(theirs)).toEqual(before)
    expect((await run('backup', [join(folder, 'of-theirs')], settings)).output).toMatch(told)
  })

  it('each says what is in its way, and how it is used', async () => {
    const BACKUP_RECIPIENT = await identityToRecipient(await generateIdentity())
    await keptPepper(folder)
    const settings = {
      DATA_DIR: folder,
      BACKUP_RECIPIENT,
      DATABASE_URL: 'postgres://lithe@127.0.0.1:1/lithe',
    }
    const away = await run('backup', [join(folder, 'away')], settings)
    expect(away.output).toBe(
      'DATABASE_URL: the server at 127.0.0.1:1 refuses the connection; is it running, and is that its port?\n',
    )
    const nowhere = await run('backup', [join(folder, 'nowhere/file')], settings)
    expect(nowhere.output).toBe(`${join(folder, 'nowhere')} is no folder yet; make it first\n`)
    for (const command of ['backup', 'restore', 'status']) {
      const { exitCode, output } = await run(command, ['--help'], settings)
      expect(exitCode).toBe(1)
      expect(output).toMatch(new RegExp(`^Unknown option '--help'.\\nnpm run ${command} -- `))
    }
    const unlisted = await run(
      'restore',
      ['file', '--identity', 'key', '--erasures', '/nowhere/list'],
      settings,
    )
    expect(unlisted.output).toMatch(/^\/nowhere\/list is not there\. A server that erased nobody has no list/)
    const doctor = await run('doctor', [], { ...settings, EMAIL_SIGN_IN: 'off' })
    expect(doctor.exitCode).toBe(1)
    expect(doctor.output).toMatch(/^WRONG +DATABASE_URL: .*127.0.0.1:1 refuses/m)
  })

  it('the bill of materials and the list of licences name what a server runs', async () => {
    const { exitCode, output } = await run('sbom', [])
    expect([exitCode, output]).toEqual([0, expect.stringMatching(/name \d{3} packages\.\n$/)])
    const licences = (await readFile(join(root, 'licences.txt'), 'utf8')).trim().split('\n')
    expect(licences).toContainEqual(expect.stringMatching(/^MIT\tfastify \d/))
    expect(licences.filter(line => line.startsWith('not said'))).toEqual([])
    const bill = JSON.parse(await readFile(join(root, 'sbom.cdx.json'), 'utf8'))
    expect(bill.components.length).toBeGreaterThan(licences.length)
  })

  it('a backup that cannot be written from its first line on fails, and does not hang', async () => {
    const recipient = await identityToRecipient(await generateIdentity())
    const lines = async (write: (line: string) => Promise<void>) => {
      for (let number = 0; number < 20_000; number++) await write(`a line of many, ${number}`)
    }
    await expect(sealLines(join(folder, 'no/where'), recipient, lines)).rejects.toThrow('ENOENT')
  })
})
