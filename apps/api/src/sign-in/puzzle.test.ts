import { otp } from '@lithe/contracts/constants'
import { expect, it } from 'vitest'
import { codeAlarm, refusedCodesAllowed } from '../ground/limits/code-alarm.ts'
import { caps, databaseLimits } from '../ground/limits/limits.ts'
import { describeWithApp } from '../testing/describe-with-app.ts'
import { newAccount } from '../testing/new-account.ts'
import { solvePuzzle } from '../testing/solve-puzzle.ts'
import { testPepper } from '../testing/test-app.ts'
import { harder, puzzleLifeMs } from './puzzle.ts'

/** Target of the trivial puzzle that a cheat would choose: one round, answer zero. */
const saltsFirst = 'dda480779d2b17a5dbce520f6b92a63baf7116703a84766abc124809f3f8d678'

describeWithApp('the puzzle before a code', testApp => {
  const wait = (ms: number) => testApp().wait(ms)
  const mailsTo = (address: string) =>
    testApp().mailbox.received.filter(({ to }) => to?.some(one => one.address === address)).length

  /** Requests two codes for one email address. */
  async function askedTwice() {
    const rosa = newAccount(testApp())
    for (let sent = 0; sent < 2; sent++) {
      expect((await rosa.askOnce()).data.puzzle).toBeNull()
      wait(otp.resendMs)
    }
    return rosa
  }
  async function puzzleFor(account: ReturnType<typeof newAccount>) {
    const { puzzle } = (await account.askOnce()).data
    if (!puzzle) throw new Error('a puzzle comes first')
    return puzzle
  }

  it('precedes the third email of a day in any browser, and its solution sends the email', async () => {
    const rosa = await askedTwice()
    const other = newAccount(testApp(), rosa.email)
    for (const browser of [rosa, other])
      expect(await puzzleFor(browser)).toMatchObject({ rounds: 2, most: 8 })
    expect(mailsTo(rosa.email)).toBe(2)
    expect((await rosa.askOnce(solvePuzzle(await puzzleFor(rosa)))).data.puzzle).toBeNull()
    expect(mailsTo(rosa.email)).toBe(3)
    expect((await rosa.verify(rosa.code())).status).toBe(200)
  })

  it('is solved only once, even if six requests use its solution at once', async () => {
    const rosa = await askedTwice()
    const solved = solvePuzzle(await puzzleFor(rosa))
    await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        newAccount(testApp(), rosa.email).askOnce(solved, { remoteAddress: `203.0.113.${index}` }),
      ),
    )
    expect(mailsTo(rosa.email)).toBe(3)
    wait(otp.resendMs)
    expect((await rosa.askOnce(solved)).data.puzzle).not.toBeNull()
  })

  it('is replaced, and no email is sent, after a wrong, altered, late or foreign solution', async () => {
    const [rosa, emil] = [await askedTwice(), await askedTwice()]
    const puzzle = await puzzleFor(rosa)
    const solved = solvePuzzle(puzzle)
    const easier = { ...solved, most: 1, rounds: 1 }
    const own = { ...puzzle, salt: 'salt', rounds: 1, most: 1, target: saltsFirst, answer: 0 }
    const late = { ...solved, expiresAtMs: solved.expiresAtMs + 1 }
    const others = solvePuzzle(await puzzleFor(emil))
    for (const answer of [
      { ...solved, answer: solved.answer + 1 },
      easier,
      own,
      late,
      others,
      { ...solved, seal: '' },
    ])
      expect((await rosa.askOnce(answer)).data.puzzle).not.toBeNull()
    wait(puzzleLifeMs)
    expect((await rosa.askOnce(solved)).data.puzzle).not.toBeNull()
    expect(mailsTo(rosa.email)).toBe(2)
  })

  it('is not shown to a known device', async () => {
    const rosa = await askedTwice()
    await rosa.askForCode()
    await rosa.verify(rosa.code())
    await rosa.signOut()
    wait(otp.resendMs)
    expect((await rosa.askOnce()).data.puzzle).toBeNull()
  })

  it('is not shown to a caller who must wait', async () => {
    const rosa = newAccount(testApp())
    await rosa.askForCode()
    expect((await rosa.askOnce()).error).toBe('too-many-requests')
  })

  it('is shown to a very busy network from the first code on, and its people still get their codes', async () => {
    const limits = databaseLimits(testApp().database.db, testPepper)
    const remoteAddress = '198.51.100.77'
    for (let taken = 0; taken < caps.send.points; taken++) await limits('send', remoteAddress)
    const neighbour = newAccount(testApp())
    const { data } = await neighbour.askOnce(undefined, { remoteAddress })
    if (!data.puzzle) throw new Error('a puzzle comes first')
    expect((await neighbour.askOnce(solvePuzzle(data.puzzle), { remoteAddress })).data.puzzle).toBeNull()
    expect((await neighbour.verify(neighbour.code())).status).toBe(200)
  }, 60_000)

  it('is harder and precedes every first code during distributed guessing', async () => {
    const alarm = codeAlarm(testApp().database.db)
    for (let refused = 0; refused <= refusedCodesAllowed.points; refused++) await alarm.countRefused()
    const rosa = newAccount(testApp())
    expect(await puzzleFor(rosa)).toMatchObject(harder({ rounds: 2, most: 8 }))
    expect((await rosa.askForCode()).data.puzzle).toBeNull()
    expect((await rosa.verify(rosa.code())).status).toBe(200)
  }, 60_000)
})
