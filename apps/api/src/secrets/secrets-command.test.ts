import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keptPepper } from './kept-pepper.ts'
import { secretsCommand } from './secrets-command.ts'

describe('npm run secrets', () => {
  let dataDirectory: string
  beforeEach(async () => {
    dataDirectory = await mkdtemp(join(tmpdir(), 'lithe-secrets-'))
  })
  afterEach(() => rm(dataDirectory, { recursive: true }))

  it('rotates the pepper of a data directory, says to restart, and shows no secret', async () => {
    const { newest } = await keptPepper(dataDirectory)
    const said = await secretsCommand({ signInPepper: null, dataDirectory }, ['rotate'])
    const rotated = await keptPepper(dataDirectory)
    expect(rotated.before).toBe(newest)
    expect(said.ok).toBe(true)
    expect(said.words).toContain('Restart the server')
    for (const secret of [newest, rotated.newest]) expect(said.words).not.toContain(secret)
  })

  it('says what to set where the pepper stands in the settings, and shows not the one in use', async () => {
    const signInPepper = { newest: 'a pepper in the settings, long enough', before: null }
    const said = await secretsCommand({ signInPepper, dataDirectory }, ['rotate'])
    expect(said.words).toMatch(/set SIGN_IN_PEPPER to [\w-]{43}\n/)
    expect(said.words).toContain('SIGN_IN_PEPPER_BEFORE')
    expect(said.words).not.toContain(signInPepper.newest)
  })

  it('lists whether one before still counts', async () => {
    const list = async () => (await secretsCommand({ signInPepper: null, dataDirectory }, ['list'])).words
    expect(await list()).toContain('There is none before it')
    await secretsCommand({ signInPepper: null, dataDirectory }, ['rotate'])
    expect(await list()).toContain('still counts')
  })

  it.each([[[]], [['rotat']], [['rotate', 'now']]])(
    'says how it is used after %j, and changes nothing',
    async words => {
      const before = await keptPepper(dataDirectory)
      const said = await secretsCommand({ signInPepper: null, dataDirectory }, words)
      expect([said.ok, said.words.includes('npm run secrets -- rotate')]).toEqual([false, true])
      expect(await keptPepper(dataDirectory)).toEqual(before)
    },
  )
})
