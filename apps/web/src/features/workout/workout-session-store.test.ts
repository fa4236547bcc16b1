import { findOrganisation } from '@lithe/contracts/organisations'
import { workoutSets } from '@lithe/movements/catalog'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryStorage } from '../../testing/memory-storage.ts'

const result = {
  sessionId: '6f2c1d0e-8f5e-4f7a-9c55-0f6f2a0c7b11',
  exerciseId: 'single-leg-stance',
  exerciseName: 'Single-leg stance',
  test: 'balance',
  timestamp: '2026-01-01T09:00:00.000Z',
  workoutData: null,
  shown: null,
  refusal: 'stopped',
} as const

/** The store as a page finds it: what is kept stays between pages, nothing else does. */
async function openPage() {
  vi.resetModules()
  return import('./workout-session-store.ts')
}

beforeEach(() => vi.stubGlobal('window', { localStorage: createMemoryStorage() }))

describe('the organisation a link names', () => {
  it('is kept for the next page, whatever the case of its code', async () => {
    const first = await openPage()
    first.readOrganisation('?o=INSURER')
    const second = await openPage()
    second.readOrganisation('')
    expect(second.useWorkoutSession.getState().organization).toBe('insurer')
  })

  it('resets the place and the results when it changes, and only then', async () => {
    const { readOrganisation, useWorkoutSession } = await openPage()
    useWorkoutSession.getState().keepResult(result)
    useWorkoutSession.getState().advance()
    readOrganisation('?o=insurer')
    expect(useWorkoutSession.getState()).toMatchObject({ currentWorkoutIndex: 0, assessmentResults: [] })

    useWorkoutSession.getState().keepResult(result)
    useWorkoutSession.getState().advance()
    readOrganisation('?o=Insurer')
    expect(useWorkoutSession.getState()).toMatchObject({
      currentWorkoutIndex: 1,
      assessmentResults: [result],
    })
  })

  it('can be left again: the usual movements, from the first one, for good', async () => {
    const { readOrganisation, useWorkoutSession } = await openPage()
    readOrganisation('?o=insurer')
    useWorkoutSession.getState().keepResult(result)
    useWorkoutSession.getState().advance()
    useWorkoutSession.getState().leaveOrganization()
    const { useWorkoutSession: later } = await openPage()
    expect(later.getState()).toMatchObject({
      organization: null,
      currentWorkoutIndex: 0,
      assessmentResults: [],
    })
  })

  it('changes nothing when nobody has its code', async () => {
    const { readOrganisation, useWorkoutSession } = await openPage()
    useWorkoutSession.getState().keepResult(result)
    readOrganisation('?o=nobody')
    readOrganisation('?o=')
    expect(useWorkoutSession.getState()).toMatchObject({
      organization: null,
      assessmentResults: [result],
    })
  })

  it('swaps the list of movements: the index runs to the end of the new one', async () => {
    const { readOrganisation, useWorkoutSession } = await openPage()
    readOrganisation('?o=insurer')
    for (const _ of workoutSets.organisation) useWorkoutSession.getState().advance()
    expect(useWorkoutSession.getState().currentWorkoutIndex).toBe(workoutSets.organisation.length - 1)
    useWorkoutSession.getState().moveTo('plank')
    expect(workoutSets.organisation[useWorkoutSession.getState().currentWorkoutIndex]?.id).toBe('plank')
  })

  it('stays when a session is reset', async () => {
    const { readOrganisation, useWorkoutSession } = await openPage()
    readOrganisation('?o=insurer')
    useWorkoutSession.getState().reset()
    expect(useWorkoutSession.getState().organization).toBe('insurer')
  })

  it('is what generate-report is told, with unlocked where its entry says so', async () => {
    const { organisationClaim, readOrganisation } = await openPage()
    expect(organisationClaim()).toEqual({})
    readOrganisation('?o=insurer')
    expect(findOrganisation('insurer')?.unlocksReports).toBe(true)
    expect(organisationClaim()).toEqual({ organisation: 'insurer', unlocked: true })
  })
})

describe('a test that is over', () => {
  it('leaves nothing behind but the organisation', async () => {
    const { readOrganisation, useWorkoutSession } = await openPage()
    const { emptySession } = await import('./workout-session.ts')
    readOrganisation('?o=insurer')
    const { takeLadder, keepResult, advance, reachEnd, endVisit } = useWorkoutSession.getState()
    takeLadder({})
    keepResult({ ...result, refusal: null, shown: '31.4 seconds' })
    advance()
    reachEnd()
    endVisit()
    expect(useWorkoutSession.getState()).toMatchObject({ ...emptySession, organization: 'insurer' })
  })

  it('is not gone on with on another day', async () => {
    const { interruptedTest, leavePastVisit, useWorkoutSession } = await openPage()
    const measuredAtMs = Date.parse(result.timestamp)
    useWorkoutSession.getState().keepResult({ ...result, refusal: null })
    leavePastVisit(measuredAtMs + 3_600_000)
    expect(interruptedTest(measuredAtMs + 3_600_000)).toEqual({ measured: 1, total: 3, isAtEnd: false })
    expect(interruptedTest(measuredAtMs + 86_400_000)).toBeNull()
    leavePastVisit(measuredAtMs + 86_400_000)
    expect(useWorkoutSession.getState().assessmentResults).toEqual([])
  })

  it('goes on in the next page where it was: at the end, or standing still', async () => {
    const first = await openPage()
    first.useWorkoutSession.getState().standStill('felt-unwell')
    first.useWorkoutSession.getState().noteFailure('felt-unwell')
    expect((await openPage()).useWorkoutSession.getState()).toMatchObject({
      unwell: 'felt-unwell',
      lastFailure: 'felt-unwell',
    })
    first.useWorkoutSession.getState().reachEnd()
    expect((await openPage()).useWorkoutSession.getState()).toMatchObject({
      unwell: null,
      hasReachedEnd: true,
    })
  })

  it('in which nothing was measured begins anew in the same ways', async () => {
    const { useWorkoutSession } = await openPage()
    const { takeLadder, keepResult, reachEnd, beginAnew } = useWorkoutSession.getState()
    takeLadder({ squat: 'seated' })
    keepResult(result)
    reachEnd()
    beginAnew()
    expect(useWorkoutSession.getState()).toMatchObject({
      ladder: { squat: 'seated' },
      assessmentResults: [],
      hasReachedEnd: false,
    })
  })
})
