import { readReport } from '@lithe/contracts/api'
import type { Test } from '@lithe/movements/catalog'
import { beforeEach, expect, it, vi } from 'vitest'
import { createMemoryStorage } from '../testing/memory-storage.ts'
import { ownPlate } from '../testing/own-plate.ts'
import recorded from '../testing/screens/recorded-report.json' with { type: 'json' }

const shown = { seconds: 30 }
const stanceOf = (sessionId: string) => ({ sessionId, shown, plate: ownPlate })
const report = (assessmentId: string, createdAt = '2026-11-03T09:00:00.000Z') => {
  const known = readReport.data.parse({ ...recorded, assessmentId: crypto.randomUUID() })
  return { ...known, assessmentId, createdAt, freeReportData: { ...known.freeReportData, mobilityAge: 67 } }
}
const latest = (assessmentId: string) => ({
  assessmentId,
  createdAt: '2026-11-03T09:00:00.000Z',
  age: 67,
  isOrMore: false,
  plan: expect.anything(),
})
const noted = () => JSON.parse(window.localStorage.getItem('report-notes') ?? 'null').state

/** Notes of two people, and one without an owner. */
async function openNotes() {
  const state = { shown: { 'older-stance': shown }, plates: { 'older-stance': ownPlate }, ticks: {} }
  window.localStorage.setItem('report-notes', JSON.stringify({ state, version: 1 }))
  vi.resetModules()
  const { useReportNotes, noteNewest, noteRead } = await import('./report-notes.ts')
  const notes = useReportNotes.getState()
  notes.noteShown([stanceOf('ada-stance')], 'user_1')
  notes.noteShown([stanceOf('emil-stance')], 'user_1~5')
  notes.tick('ada-report', 1, true, 'user_1')
  notes.tick('emil-report', 2, true, 'user_1~5')
  const earlier = report('earlier', '2026-10-03T09:00:00.000Z')
  noteRead('user_1', report('ada-report'))
  noteNewest('user_1', [earlier, report('ada-report')])
  noteRead('user_1', earlier)
  noteRead('user_1~5', report('emil-report'))
  return notes
}

beforeEach(() => void vi.stubGlobal('window', { localStorage: createMemoryStorage() }))

it('notes are dropped with their person, as are notes without an owner', async () => {
  const { forgetOf } = await openNotes()
  forgetOf('user_1~5')
  expect(noted()).toEqual({
    ticks: { 'ada-report': [1] },
    shown: { 'ada-stance': shown },
    plates: { 'ada-stance': ownPlate },
    whose: { 'ada-stance': 'user_1', 'ada-report': 'user_1' },
    latest: { user_1: latest('ada-report') },
  })
})

it('a person’s notes follow them into the account on sign-in', async () => {
  const { rename, forgetOf } = await openNotes()
  rename(person => person.replace('user_1', 'ada@example.org'))
  forgetOf('user_1')
  expect(noted().latest).toEqual({
    'ada@example.org': latest('ada-report'),
    'ada@example.org~5': latest('emil-report'),
  })
  expect(Object.keys(noted().plates)).toEqual(['ada-stance', 'emil-stance'])
  forgetOf('ada@example.org')
  expect(Object.keys(noted().plates)).toEqual(['emil-stance'])
})

it('the owner of a deleted report is forgotten', async () => {
  const { forget } = await openNotes()
  forget(['ada-report', 'ada-stance'])
  expect(noted().whose).toEqual({ 'emil-stance': 'user_1~5', 'emil-report': 'user_1~5' })
  expect(noted().latest).toEqual({ 'user_1~5': latest('emil-report') })
})

it('a report’s plan survives loading the list, and starts with what adds most years', async () => {
  await openNotes()
  const { plan } = noted().latest.user_1
  const { sessions, fullReportData } = report('ada-report')
  const parts = fullReportData?.assessmentBreakdown
  const effects = plan.map(({ test }: { test: Test }) => {
    const part = parts?.[test]
    return part && 'yearsEffect' in part ? part.yearsEffect : null
  })
  expect(effects).toHaveLength(3)
  expect(effects).toEqual(effects.toSorted((one: number, other: number) => other - one))
  expect(sessions.map(({ sessionId }) => sessionId)).toEqual(
    expect.arrayContaining(plan.map(({ sessionId }: { sessionId: string }) => sessionId)),
  )
})
