import { workoutSets } from '@lithe/movements/catalog'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NetworkError } from '../../api/errors.ts'
import { heldStance } from '../../testing/kept-people.ts'
import { createMemoryStorage } from '../../testing/memory-storage.ts'
import { bad } from '../../testing/test-server.ts'

const result = { ...heldStance, refusal: 'stopped' } as const

/** The store of a freshly loaded page, with only stored data from earlier pages. */
async function openPage() {
  vi.resetModules()
  const store = await import('./visit-store.ts')
  const { takeInvitation, mustAskFirst } = await import('../../people/organisation.tsx')
  const { meetOrganisation } = await import('../../people/meet-organisation.ts')
  const { useInvitation } = await import('./visit-store.ts')
  return {
    ...store,
    useInvitation,
    /** Reads a URL as the app does; returns whether it waited for the server. */
    async readOrganisation(address: string, server: Server = answering) {
      Object.assign(window, { location: new URL(address, 'https://lithe.example/') })
      const invitation = takeInvitation()
      const isWaiting = invitation !== null && mustAskFirst(invitation)
      if (invitation) await meetOrganisation(invitation, server)
      return isWaiting
    },
  }
}

const insurer = {
  code: 'insurer',
  name: 'Your insurer',
  workoutSet: 'organisation',
  logo: null,
} as const
type Server = Parameters<typeof import('../../people/meet-organisation.ts')['meetOrganisation']>[1] & object

/** From the same page, as each page has modules of its own. */
const unknown = async () => {
  const { ApiError } = await import('../../api/errors.ts')
  throw new ApiError(404, JSON.stringify(bad(404, 'unknown-organisation').body))
}
const answering: Server = {
  meetOrganisation: async ({ organisation, organisationKey }) =>
    organisation === 'insurer' ? { ...insurer, unlocksReports: organisationKey === 'secret' } : unknown(),
}
const unreachable: Server = {
  meetOrganisation: async () => {
    throw new NetworkError('No answer')
  },
}

const replaceState = vi.fn()
beforeEach(() => {
  replaceState.mockClear()
  vi.stubGlobal('window', { localStorage: createMemoryStorage(), history: { state: null, replaceState } })
})

describe('the organisation in a link', () => {
  it('is kept for the next page, whatever the case of its code', async () => {
    const first = await openPage()
    await first.readOrganisation('?o=INSURER')
    const second = await openPage()
    await second.readOrganisation('')
    expect(second.useVisit.getState().organization).toBe('insurer')
  })

  it('resets the place and results only when it changes', async () => {
    const { readOrganisation, useVisit } = await openPage()
    useVisit.getState().keepResult(result)
    useVisit.getState().advance()
    await readOrganisation('?o=insurer')
    expect(useVisit.getState()).toMatchObject({ currentWorkoutIndex: 0, assessmentResults: [] })

    useVisit.getState().keepResult(result)
    useVisit.getState().advance()
    await readOrganisation('?o=Insurer')
    expect(useVisit.getState()).toMatchObject({
      currentWorkoutIndex: 1,
      assessmentResults: [result],
    })
  })

  it('can be left for good, which restarts the usual movements', async () => {
    const { readOrganisation, useVisit } = await openPage()
    await readOrganisation('?o=insurer')
    useVisit.getState().keepResult(result)
    useVisit.getState().advance()
    useVisit.getState().leaveOrganization()
    const { useVisit: later } = await openPage()
    expect(later.getState()).toMatchObject({
      organization: null,
      currentWorkoutIndex: 0,
      assessmentResults: [],
    })
  })

  it('changes nothing if its code is unknown', async () => {
    const { readOrganisation, useVisit } = await openPage()
    useVisit.getState().keepResult(result)
    await readOrganisation('?o=nobody')
    await readOrganisation('?o=')
    expect(useVisit.getState()).toMatchObject({
      organization: null,
      assessmentResults: [result],
    })
  })

  it('replaces the movements, so that the index runs to the end of the new list', async () => {
    const { readOrganisation, useVisit } = await openPage()
    await readOrganisation('?o=insurer')
    for (const _ of workoutSets.organisation) useVisit.getState().advance()
    expect(useVisit.getState().currentWorkoutIndex).toBe(workoutSets.organisation.length - 1)
    useVisit.getState().moveTo('plank')
    expect(workoutSets.organisation[useVisit.getState().currentWorkoutIndex]?.id).toBe('plank')
  })

  it('survives a reset of the visit', async () => {
    const { readOrganisation, useVisit } = await openPage()
    await readOrganisation('?o=insurer')
    useVisit.getState().reset()
    expect(useVisit.getState().organization).toBe('insurer')
  })

  it('is sent to generate-report, with the key of its secret link if there is one', async () => {
    const { organisationClaim, readOrganisation } = await openPage()
    expect(organisationClaim()).toEqual({})
    await readOrganisation('?o=insurer')
    expect(organisationClaim()).toEqual({ organisation: 'insurer', unlocked: true })
    await readOrganisation('?o=insurer#k=secret')
    expect(organisationClaim()).toEqual({
      organisation: 'insurer',
      organisationKey: 'secret',
      unlocked: true,
    })
  })

  it('keeps its link’s key out of the address bar, and for the next page', async () => {
    const first = await openPage()
    await first.readOrganisation('/longevity-test?o=insurer#k=secret')
    expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/longevity-test?o=insurer')
    const second = await openPage()
    await second.readOrganisation('/longevity-test?o=insurer')
    expect(replaceState).toHaveBeenCalledOnce()
    expect(second.useInvitation.getState().known?.unlocksReports).toBe(true)
    expect(second.organisationClaim()).toMatchObject({ organisationKey: 'secret' })
  })

  it('is available offline once known, and awaited only the first time', async () => {
    const first = await openPage()
    expect(await first.readOrganisation('?o=insurer')).toBe(true)
    const second = await openPage()
    expect(await second.readOrganisation('?o=insurer', unreachable)).toBe(false)
    expect(second.organisationClaim()).toMatchObject({ organisation: 'insurer' })
    expect(second.useInvitation.getState().problem).toBeNull()
  })

  it('is reported as missing only if a link names it', async () => {
    const { readOrganisation, useInvitation, organisationClaim } = await openPage()
    expect(await readOrganisation('', unreachable)).toBe(false)
    expect(useInvitation.getState().problem).toBeNull()
    await readOrganisation('?o=nobody')
    expect(useInvitation.getState().problem).toBe('unknown')
    await readOrganisation('?o=insurer', unreachable)
    expect(useInvitation.getState().problem).toBe('unreachable')
    expect(organisationClaim()).toEqual({})
    await readOrganisation('?o=insurer')
    expect(useInvitation.getState().problem).toBeNull()
  })
})

describe('a test', () => {
  it('leaves only the organisation once finished', async () => {
    const { readOrganisation, useVisit } = await openPage()
    const { emptyVisit } = await import('./visit.ts')
    await readOrganisation('?o=insurer')
    const { takeLadder, keepResult, advance, reachEnd, endVisit } = useVisit.getState()
    takeLadder('user_ada', {})
    keepResult({ ...result, refusal: null, shown: { seconds: 31.4 } })
    advance()
    reachEnd()
    endVisit()
    expect(useVisit.getState()).toMatchObject({ ...emptyVisit, organization: 'insurer' })
  })

  it('does not resume on another day', async () => {
    const { interruptedTest, leavePastVisit, useVisit } = await openPage()
    const measuredAtMs = Date.parse(result.timestamp)
    useVisit.getState().keepResult({ ...result, refusal: null })
    leavePastVisit(measuredAtMs + 3_600_000)
    expect(interruptedTest('user_ada', measuredAtMs + 3_600_000)).toEqual({
      measured: 1,
      total: 3,
      isAtEnd: false,
    })
    expect(interruptedTest('user_ada', measuredAtMs + 86_400_000)).toBeNull()
    leavePastVisit(measuredAtMs + 86_400_000)
    expect(useVisit.getState().assessmentResults).toEqual([])
  })

  it('resumes on the next page where it was, paused or at the end', async () => {
    const first = await openPage()
    first.useVisit.getState().standStill('felt-unwell')
    first.useVisit.getState().noteFailure('felt-unwell')
    expect((await openPage()).useVisit.getState()).toMatchObject({
      unwell: 'felt-unwell',
      lastFailure: 'felt-unwell',
    })
    first.useVisit.getState().reachEnd()
    expect((await openPage()).useVisit.getState()).toMatchObject({
      unwell: null,
      hasReachedEnd: true,
    })
  })

  it('restarts in the same variants', async () => {
    const { useVisit } = await openPage()
    const { takeLadder, keepResult, reachEnd, beginAnew } = useVisit.getState()
    takeLadder('user_ada', { squat: 'seated' })
    keepResult(result)
    reachEnd()
    beginAnew()
    expect(useVisit.getState()).toMatchObject({
      ladder: { squat: 'seated' },
      assessmentResults: [],
      hasReachedEnd: false,
    })
  })
})
