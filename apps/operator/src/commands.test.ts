import { createHash } from 'node:crypto'
import { chown, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../../tools/bootstrap/root.mjs'
import { runProgram } from '../../../tools/run/run-program.ts'
import { newDatabase } from '../../api/src/testing/new-database.ts'
import type { billOfMaterials } from './release/bill-of-materials.ts'

type Settings = Record<string, string>

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Runs a command by its entry point, as `npm run` does. */
const run = (command: string, words: readonly string[], env: Settings = {}) =>
  runProgram(process.execPath, ['tools/bootstrap.mjs', ...command.split(' '), ...words], {
    env: { NODE_ENV: 'production', DATABASE_URL: '', ...env },
    quiet: true,
    mostMinutes: 5,
  })

describe('the operator’s commands', { timeout: 600_000 }, () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lithe-commands-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('refuse, as root, to write below a DATA_DIR that another user owns', async () => {
    const theirs = join(folder, 'theirs')
    await mkdir(theirs)
    const BACKUP_RECIPIENT = await identityToRecipient(await generateIdentity())
    const settings = { DATA_DIR: theirs, BACKUP_RECIPIENT, DATABASE_URL: await newDatabase() }
    // Only root can give files away; for other users the command succeeds.
    const isRoot = process.getuid?.() === 0
    if (isRoot) await chown(theirs, 65_534, 65_534)
    const told = isRoot ? /^\S+ belongs to user 65534, .*: runuser -u lithe -- …\n$/ : /theirs/
    const before = await readdir(theirs)
    expect((await run('ops backup', [join(folder, 'of-theirs')], settings)).output).toMatch(told)
    expect(await readdir(theirs)).toEqual(before)
  })

  it('state what stops them, or their usage', async () => {
    const BACKUP_RECIPIENT = await identityToRecipient(await generateIdentity())
    const settings = {
      DATA_DIR: folder,
      BACKUP_RECIPIENT,
      DATABASE_URL: 'postgres://lithe@127.0.0.1:1/lithe',
    }
    const away = await run('ops backup', [join(folder, 'away')], settings)
    expect(away.output).toBe(
      'DATABASE_URL: the server at 127.0.0.1:1 refuses the connection; is it running, and is that its port?\n',
    )
    const nowhere = await run('ops backup', [join(folder, 'nowhere/file')], settings)
    expect(nowhere.output).toBe(`${join(folder, 'nowhere')} is no folder yet; make it first\n`)
    const misspelt = await run('ops restore', ['--identify', 'key'], settings)
    expect(misspelt.exitCode).toBe(1)
    expect(misspelt.output).toMatch(/^Unknown option '--identify'.*\n\nnpm run ops -- restore FILE/)
    expect((await run('ops erase-again', [], settings)).output).toMatch(/^npm run ops -- erase-again /)
    const unlisted = await run('ops erase-again', ['--erasures', '/nowhere/list'], settings)
    expect(unlisted.output).toBe('/nowhere/list is not there; a server that erased nobody has no list\n')
    const trial = await run('ops backup', [join(folder, 'of-trial')], { ...settings, DATABASE_URL: '' })
    expect(trial.output).toBe('DATABASE_URL is not set; the database of a trial has no backups\n')
    const doctor = await run('ops doctor', [], { ...settings, EMAIL_SIGN_IN: 'off' })
    expect(doctor.exitCode).toBe(1)
    expect(doctor.output).toMatch(/^WRONG +DATABASE_URL: .*127.0.0.1:1 refuses/m)
  })

  it('list everything a server runs in the bill of materials and the licences', async () => {
    const { exitCode, output } = await run('lab sbom', [])
    expect([exitCode, output]).toEqual([0, expect.stringMatching(/name \d{3} packages\.\n$/)])
    const licences = (await readFile(join(root, 'licences.txt'), 'utf8')).trim().split('\n')
    expect(licences).toContainEqual(expect.stringMatching(/^MIT\tfastify \d/))
    expect(licences.filter(line => line.startsWith('not said'))).toEqual([])
    const bill: ReturnType<typeof billOfMaterials> = JSON.parse(
      await readFile(join(root, 'sbom.cdx.json'), 'utf8'),
    )
    const named = new Set(bill.components.map(({ name }) => name))
    const wanted = new Set<string>()
    for (const app of ['api', 'operator', 'web', 'player']) {
      const { dependencies } = JSON.parse(await readFile(join(root, 'apps', app, 'package.json'), 'utf8'))
      for (const name of Object.keys(dependencies)) wanted.add(name)
    }
    const imported = /(?:\bfrom ?|\bimport\(?)"((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[^"]*)?"/g
    const dist = join(root, 'apps/api/dist')
    for (const file of await readdir(dist, { recursive: true }))
      if (file.endsWith('.js'))
        for (const [, name = ''] of (await readFile(join(dist, file), 'utf8')).matchAll(imported))
          if (!isBuiltin(name)) wanted.add(name)
    expect(wanted.size).toBeGreaterThan(30)
    expect([...wanted].filter(name => !name.startsWith('@lithe/') && !named.has(name))).toEqual([])
    const engine = join(root, 'apps/player/dist/engine')
    const computing = (await readdir(engine)).filter(name => /\.(tflite|wasm)$/.test(name))
    expect(computing.length).toBeGreaterThanOrEqual(6)
    const hashes = bill.components.flatMap(({ hashes = [] }) => hashes.map(({ content }) => content))
    for (const name of computing) expect(hashes, name).toContain(sha256(await readFile(join(engine, name))))
  })
})
