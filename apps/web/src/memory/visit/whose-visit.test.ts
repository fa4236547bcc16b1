import type { MovementId } from '@lithe/movements/catalog'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { heldStance as result } from '../../testing/kept-people.ts'
import { createMemoryStorage } from '../../testing/memory-storage.ts'

/** The store of a freshly loaded page, with only stored data from earlier pages. */
async function openPage() {
  vi.resetModules()
  return import('./visit-store.ts')
}

beforeEach(() => void vi.stubGlobal('window', { localStorage: createMemoryStorage() }))

describe('an unfinished test', () => {
  it('resumes only for the person who began it', async () => {
    const { interruptedTest, isVisitOf, useVisit } = await openPage()
    const nowMs = Date.parse(result.timestamp)
    useVisit.getState().takeLadder('user_ada', {})
    useVisit.getState().keepResult(result)
    expect(interruptedTest('user_ada', nowMs)).toMatchObject({ measured: 1 })
    expect(interruptedTest('user_ada~5', nowMs)).toBeNull()
    expect((await openPage()).interruptedTest('user_ada~5', nowMs), 'after a reload').toBeNull()
    useVisit.getState().beginAnew()
    expect([isVisitOf('user_ada'), isVisitOf('user_ada~5')]).toEqual([true, false])
  })
})

describe('a finished test', () => {
  it('asks no questions again before an immediate repeat by a person who was well', async () => {
    const redo = { assessmentId: 'a', others: [], untilMs: Date.now() } as const
    const { useVisit } = await openPage()
    const end = (refusal: 'near-fall' | null) => {
      const { takeLadder, chooseWay, keepResult, endVisit } = useVisit.getState()
      takeLadder('user_ada', { 'jumping-jack': 'left-out' })
      chooseWay('squat', 'seated')
      keepResult({ ...result, refusal })
      endVisit()
    }
    const ladderAfter = (person: string, isSameVisit: boolean, movement: MovementId = 'squat') => {
      useVisit.getState().beginRedo(person, { ...redo, movement }, isSameVisit)
      return useVisit.getState().ladder
    }
    end(null)
    expect(ladderAfter('user_ada', true)).toEqual({ 'jumping-jack': 'left-out', squat: 'seated' })
    end(null)
    expect(ladderAfter('user_ada', false), 'from the report itself').toBeNull()
    expect(ladderAfter('user_emil', true), 'another person').toBeNull()
    end(null)
    expect(ladderAfter('user_ada', true, 'jumping-jack'), 'ruled out by the answers').toBeNull()
    end('near-fall')
    expect(ladderAfter('user_ada', true), 'after a near fall').toBeNull()
    end(null)
    useVisit.getState().forgetAnswered()
    expect(ladderAfter('user_ada', true), 'who feels unwell since').toBeNull()
    end(null)
    expect((await openPage()).useVisit.getState().answered, 'on another page').toBeNull()
  })
})
