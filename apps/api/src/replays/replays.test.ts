import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { actor, withoutCookies } from '../rights/testing/actor.ts'
import { organisationsCommand } from '../staff/organisations-command.ts'
import { describeWithApp } from '../testing/describe-with-app.ts'
import { squats, upload } from '../testing/measurements.ts'
import { newAccount } from '../testing/new-account.ts'
import { guestId } from '../testing/new-guest.ts'
import {
  askingOrganisation,
  makeAskingOrganisation,
  type Recorded,
  recordedReach,
  recordedSquats,
} from '../testing/recorded.ts'
import { forgetOldReplays } from './kept-replays.ts'

const rosa = { name: 'Rosa', age: '63', sex: 'Female' }
const reach = recordedReach()
const squatting = recordedSquats()
const sent = ({ measurement, replay }: Recorded) => ({ ...upload(measurement), replay })
/** The honest figures of fewer squats than are said to have been done. */
const tampered = () => {
  const said = { ...squatting.measurement, reps: 14 } as typeof squatting.measurement
  return { ...upload(said), replay: squatting.replay }
}

describeWithApp('a replay', testApp => {
  const asking = async () => {
    await makeAskingOrganisation(testApp())
    const person = actor(withoutCookies(testApp()), guestId())
    await person.introduce(rosa)
    return person
  }
  const said = async (words: string) => {
    const { database, clock } = testApp()
    const ctx = { db: database.db, now: clock.now, publicUrl: null }
    return (await organisationsCommand(ctx, words.split(' '))).words
  }
  const replaysOf = async (person: Awaited<ReturnType<typeof asking>>) =>
    (await person.export()).data.person.sessions.map(({ replay }) => replay)
  const wait = (ms: number) => {
    testApp().clock.now = new Date(testApp().clock.now.getTime() + ms)
  }

  it('is measured again and kept, where the organisation asks and the person agreed', async () => {
    const person = await asking()
    const upload = sent(reach)
    expect((await person.put(upload)).data.stored).toBe('new')
    expect(await replaysOf(person)).toMatchObject([
      { organisation: askingOrganisation, agreement: 'agrees', figures: reach.replay.figures },
    ])
    const { data } = await person.export()
    expect(data.person.replayConsents).toEqual([
      {
        ...reach.replay.consent,
        organisation: askingOrganisation,
        recordedAt: testApp().clock.now.toISOString(),
        withdrawnAt: null,
      },
    ])
    expect((await person.put(upload)).data.stored).toBe('already')
    expect(await replaysOf(person)).toHaveLength(1)
    expect((await person.kept()).data).toMatchObject({ replays: 1, isReplayAgreed: true })
  })

  it('that comes to something else than was said differs', async () => {
    const person = await asking()
    await person.put(sent(squatting))
    await person.put(tampered())
    await person.put({ ...upload(reach.measurement), replay: squatting.replay })
    expect((await replaysOf(person)).map(replay => replay?.agreement).sort()).toEqual([
      'agrees',
      'differs',
      'differs',
    ])
  })

  it('is counted for each organisation, without a name', async () => {
    const person = await asking()
    const counted = async () =>
      /(\d+) agree, (\d+) differ/
        .exec(await said('list'))
        ?.slice(1)
        .map(Number)
    const [agreed = 0, differed = 0] = (await counted()) ?? []
    await person.put(sent(squatting))
    await person.put(tampered())
    expect(await counted()).toEqual([agreed + 1, differed + 1])
  })

  it('is dropped where it is not asked for or not agreed to; the measurement is kept', async () => {
    const person = await asking()
    const { consent, ...unagreed } = reach.replay
    const { figures: _none, ...empty } = reach.replay
    const dropped = [
      { ...reach.replay, organisation: 'insurer' },
      { ...reach.replay, organisation: 'nobody' },
      { ...reach.replay, consent: { ...consent, version: '2026-11' } },
      { ...reach.replay, figures: 'A'.repeat(26_672) },
      { ...reach.replay, figures: '<svg>' },
      { ...reach.replay, aspect: 1e9 },
      { ...reach.replay, picture: 'data:image/png;base64,AAAA' },
      ...[unagreed, empty, [], 'AAAA', 7, null, { __proto__: null }],
    ]
    for (const replay of dropped)
      expect((await person.put({ ...upload(reach.measurement), replay })).data.stored).toBe('new')
    expect(await replaysOf(person)).toEqual(dropped.map(() => null))
    expect((await person.export()).data.person.replayConsents).toEqual([])
  })

  it('is dropped once the organisation asks no longer, and again kept when it does', async () => {
    const person = await asking()
    expect(await said(`edit ${askingOrganisation} --replay off`)).toBe('helvetia asks for no more replays.')
    await person.put(sent(reach))
    await said(`edit ${askingOrganisation} --replay on`)
    await person.put(sent(reach))
    expect((await replaysOf(person)).filter(Boolean)).toHaveLength(1)
  })

  it('of bytes that are no figures is unreadable, and none of them are kept', async () => {
    const person = await asking()
    const bytes = Buffer.from(reach.replay.figures, 'base64')
    const noise = [
      Buffer.alloc(20_000, 0b1010_1010),
      Buffer.alloc(20_000, 0xff),
      Buffer.alloc(20_000),
      bytes.subarray(0, 99),
      Buffer.concat([bytes, Buffer.from('something hidden behind the end')]),
    ]
    for (const one of noise) {
      const replay = { ...reach.replay, figures: one.toString('base64') }
      expect((await person.put({ ...upload(reach.measurement), replay })).status).toBe(200)
    }
    expect(await replaysOf(person)).toEqual(
      noise.map(() => expect.objectContaining({ agreement: 'unreadable', figures: null, moment: null })),
    )
  })

  it('of a person under 16 needs the consent of a parent or guardian', async () => {
    const person = await asking()
    await person.introduce({ ...rosa, age: '15' })
    const consent = { ...reach.replay.consent, isByGuardian: true }
    const byGuardian = { ...sent(reach), consent: { ...sent(reach).consent, isByGuardian: true } }
    await person.put(byGuardian)
    await person.put({ ...byGuardian, sessionId: randomUUID(), replay: { ...reach.replay, consent } })
    expect((await replaysOf(person)).filter(Boolean)).toHaveLength(1)
  })

  it('goes when its consent is taken back, the measurement stays, and no consent from before counts again', async () => {
    const person = await asking()
    await person.put(sent(reach))
    wait(1000)
    expect((await person.withdrawReplays()).status).toBe(200)
    await person.put(sent(reach))
    expect(await replaysOf(person)).toEqual([null, null])
    const withdrawn = (await person.export()).data.person.replayConsents
    expect(withdrawn.map(({ withdrawnAt }) => withdrawnAt)).toEqual([testApp().clock.now.toISOString()])
    expect((await person.kept()).data).toMatchObject({ measurements: 2, replays: 0, isReplayAgreed: false })
    wait(1000)
    const consent = { ...reach.replay.consent, givenAt: testApp().clock.now.toISOString() }
    await person.put({ ...sent(reach), replay: { ...reach.replay, consent } })
    expect((await replaysOf(person)).filter(Boolean)).toHaveLength(1)
  })

  it('goes with the consent to being measured, and that to replays with it', async () => {
    const person = await asking()
    await person.put(sent(reach))
    await person.withdraw()
    expect((await person.kept()).data).toMatchObject({ replays: 0, isReplayAgreed: false })
  })

  it('is seen as the moment the report stands on by its owner alone', async () => {
    const person = await asking()
    const [one, other] = [sent(reach), sent(squatting)]
    await person.measure(one, other)
    const report = await person.report({ flexibility: one.sessionId, strength: other.sessionId })
    expect((await person.readReport(report)).data.hasMoments).toBe(true)
    const { moments } = (await person.moments(report)).data
    expect(moments.map(({ movement, agreement }) => `${movement} ${agreement}`).sort()).toEqual([
      'squat agrees',
      'toe-touch agrees',
    ])
    for (const { figures, telling } of moments) {
      expect(figures.length).toBeLessThan(70)
      expect(figures[telling]).toHaveLength(34)
    }
    const stranger = actor(withoutCookies(testApp()), guestId())
    await stranger.introduce(rosa)
    expect((await stranger.moments(report)).error).toBe('unknown-report')
  })

  it('goes along at a sign-in, with its consent, which the account can then take back', async () => {
    const guest = await asking()
    await guest.put(sent(reach))
    const account = newAccount(testApp())
    await account.signIn({ userIdentifier: guest.userIdentifier })
    const person = actor(account.call, account.email)
    expect((await person.kept()).data).toMatchObject({ replays: 1, isReplayAgreed: true })
    await person.withdrawReplays()
    expect((await person.kept()).data).toMatchObject({ measurements: 1, replays: 0, isReplayAgreed: false })
  })

  it('of a guest ends at the sign-in where the account took the agreement back since; the measurement goes along', async () => {
    const account = newAccount(testApp())
    const first = await asking()
    await first.put(sent(reach))
    await account.signIn({ userIdentifier: first.userIdentifier })
    const person = actor(account.call, account.email)
    const guest = await asking()
    await guest.put(sent(squatting))
    wait(60_000)
    await person.withdrawReplays()
    await account.signOut()
    wait(10 * 60_000)
    await account.signIn({ userIdentifier: guest.userIdentifier })
    expect((await person.kept()).data).toMatchObject({ measurements: 2, replays: 0, isReplayAgreed: false })
  })

  it('of a profile is that profile’s alone, to keep and to take back', async () => {
    const keeper = await asking()
    await keeper.put(sent(reach))
    const profile = actor(withoutCookies(testApp()), `${keeper.userIdentifier}~1777881600000`)
    await profile.introduce({ ...rosa, name: 'Emil' })
    await profile.put(sent(reach))
    await profile.withdrawReplays()
    expect((await keeper.kept()).data).toMatchObject({ replays: 1, isReplayAgreed: true })
    expect((await profile.kept()).data).toMatchObject({ replays: 0, isReplayAgreed: false })
  })

  it('leaves a report without moments where none was kept', async () => {
    const person = await asking()
    const plain = upload(squats(12))
    await person.put(plain)
    const report = await person.report({ strength: plain.sessionId })
    expect((await person.readReport(report)).data.hasMoments).toBe(false)
    expect((await person.moments(report)).data.moments).toEqual([])
  })

  it('is forgotten after a year; the measurement stays', async () => {
    const person = await asking()
    await person.put(sent(reach))
    const { db } = testApp().database
    const inDays = (days: number) => new Date(testApp().clock.now.getTime() + days * 86_400_000)
    expect(await forgetOldReplays(db, inDays(364))).toBe(0)
    expect(await forgetOldReplays(db, inDays(366))).toBeGreaterThan(0)
    expect(await replaysOf(person)).toEqual([null])
  })
})
