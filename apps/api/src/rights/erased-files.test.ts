import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../db/open-database.ts'
import { fillDirectory } from '../testing/fill-directory.ts'
import { squats, upload } from '../testing/measurements.ts'
import { guestId } from '../testing/new-guest.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { actor, withoutCookies } from './testing/actor.ts'
import { fullLife } from './testing/full-life.ts'

const names = {
  name: 'Perpetua Quillfeather',
  profileName: 'Ambrose Thistlewood',
  comment: 'My grandchildren were surprised',
}
const emil = { name: 'Emil Unruffled', profileName: 'Ida', comment: 'Good' }

describe('the files of the embedded database', { timeout: 120_000 }, () => {
  let directory: string
  let testApp: TestApp
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'lithe-erased-'))
    await fillDirectory(directory)
    testApp = await makeTestApp(await openDatabase({ engine: 'pglite', directory }))
  }, 60_000)
  afterAll(async () => {
    await testApp.close()
    await rm(directory, { recursive: true })
  })

  /** A number of ours lies in the files as its sixteen bytes, text as itself. */
  const bytesOf = (mark: string) =>
    /^[0-9a-f-]{36}$/.test(mark) ? Buffer.from(mark.replaceAll('-', ''), 'hex') : Buffer.from(mark)

  /** Which of these marks stand anywhere in the bytes of any file. */
  async function foundIn(marks: readonly string[]): Promise<string[]> {
    const entries = await readdir(directory, { recursive: true, withFileTypes: true })
    const found = new Set<string>()
    for (const { parentPath, name } of entries.filter(entry => entry.isFile())) {
      const bytes = await readFile(join(parentPath, name))
      for (const mark of marks) if (bytes.includes(bytesOf(mark))) found.add(mark)
    }
    return [...found].sort()
  }
  const guest = (userIdentifier = guestId()) => actor(withoutCookies(testApp), userIdentifier)

  it('hold nothing of a person after they were erased: no name, comment or number', async () => {
    const life = await fullLife(testApp, names)
    const other = await fullLife(testApp, emil)
    const exported = (await life.person.export()).data
    const sessions = [exported.person, ...exported.profiles].flatMap(person => person.sessions)
    const reports = [exported.person, ...exported.profiles].flatMap(person => person.assessments)
    const numbers = [
      ...sessions.map(({ sessionId }) => sessionId),
      ...reports.map(({ assessmentId }) => assessmentId),
    ]
    const marks = [...Object.values(names), ...numbers].sort()
    expect(marks.length).toBeGreaterThan(20)
    expect(await foundIn(marks)).toEqual(marks)

    expect((await life.person.erase()).status).toBe(200)

    expect(await foundIn(marks)).toEqual([])
    expect(await foundIn([emil.name])).toEqual([emil.name])
    expect((await other.person.export()).data.profiles).toHaveLength(1)
  })

  it('hold nothing of a profile that was erased, and its keeper stays', async () => {
    const keeper = guestId()
    await guest(keeper).introduce({ name: 'Keeper Stays', age: '63', sex: 'Female' })
    const profile = guest(`${keeper}~1777881600000`)
    await profile.introduce({ name: 'Profile Goes', age: '71', sex: 'Male' })
    await profile.measure(upload(squats(12)))
    expect((await profile.eraseProfile()).status).toBe(200)
    expect(await foundIn(['Keeper Stays', 'Profile Goes'])).toEqual(['Keeper Stays'])
  })

  it('hold nothing of a report that was erased', async () => {
    const person = guest()
    await person.introduce({ name: 'Reporter', age: '63', sex: 'Female' })
    const measured = upload(squats(12))
    await person.measure(measured)
    const report = await person.report({ strength: measured.sessionId })
    await person.say(report, 5, 'A comment that goes')
    expect(await foundIn(['A comment that goes'])).toHaveLength(1)
    expect((await person.eraseReport(report)).status).toBe(200)
    expect(await foundIn(['A comment that goes'])).toEqual([])
  })

  it('are scrubbed while others are answered', async () => {
    const person = guest()
    await person.introduce({ name: 'Going', age: '63', sex: 'Female' })
    const erased = person.erase()
    const answers = await Promise.all(Array.from({ length: 20 }, () => guest().fetch()))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await erased).status).toBe(200)
    expect(await foundIn(['Going'])).toEqual([])
  })
})
