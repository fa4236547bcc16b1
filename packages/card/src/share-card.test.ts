import type { FreeReport } from '@lithe/contracts/api'
import { describe, expect, it } from 'vitest'
import { plateOf, type ShareChoice, shareCardOf } from './share-card.ts'

const report: FreeReport = {
  userName: 'Ada',
  userAge: 62,
  userSex: 'Female',
  mobilityAge: 57,
  comparison: 'younger than',
  mobilityAgeRange: [49, 66],
  mobilityStatus: 'green',
  description: '',
  change: null,
  standing: null,
  first: '',
  behind: '',
  testsOfYears: [],
  missingTests: [],
  modelVersion: '1',
}
const older: FreeReport = {
  ...report,
  mobilityAge: 69,
  mobilityAgeRange: [60, 78],
  comparison: 'older than',
}
const stance = { way: 'single-leg-stance', picture: 'single-leg-stance', count: 9 } as const
const quiet: ShareChoice = {
  format: 'square',
  showsName: false,
  showsRealAge: false,
  showsMobilityAge: false,
}

function cardOf(changed: Partial<ShareChoice>, of = report, hoursSince = 1) {
  const card = shareCardOf(of, { ...quiet, ...changed }, { best: stance, hoursSince })
  if (!card) throw new Error('this report has an age')
  return card
}

describe('the card', () => {
  it('leads with an age younger than or close to the real age, and shows name and real age only if chosen', () => {
    const age = { years: 57, isOrMore: false, range: [49, 66], comparison: 'younger than' }
    expect(cardOf({})).toMatchObject({ leads: 'age', age, realAge: null, name: null })
    expect(cardOf({ showsName: true, showsRealAge: true })).toMatchObject({ age, realAge: 62, name: 'Ada' })
    const close = cardOf({}, { ...report, mobilityAge: 63, comparison: 'close to' })
    expect(close).toMatchObject({ leads: 'age', age: { years: 63, comparison: 'close to' } })
  })

  it('leads with the best movement if the age is older, and shows neither age unless chosen', () => {
    expect(cardOf({ showsRealAge: true }, older)).toMatchObject({
      leads: 'best',
      best: stance,
      age: null,
      realAge: null,
    })
    const ticked = cardOf({ showsMobilityAge: true, showsRealAge: true }, older)
    expect(ticked).toMatchObject({ leads: 'best', age: { years: 69, comparison: 'older than' }, realAge: 62 })
  })

  it('shows "88 or more" only if chosen, and never compares it beyond 86', () => {
    const last: FreeReport = { ...report, userAge: 92, mobilityAge: 88, isOrMore: true, comparison: null }
    expect(cardOf({ showsRealAge: true }, last)).toMatchObject({ leads: 'best', age: null, realAge: null })
    const ticked = cardOf({ showsMobilityAge: true }, last)
    expect(ticked).toMatchObject({ leads: 'best', age: { isOrMore: true, comparison: null } })
  })

  it('says “today” only within half a day of the test', () => {
    expect(cardOf({}, older, 11).isOfToday).toBe(true)
    expect(cardOf({}, older, 13).isOfToday).toBe(false)
  })

  it('shortens an overlong name', () => {
    const { name } = cardOf({ showsName: true }, { ...report, userName: 'A'.repeat(80) })
    expect(name).toBe(`${'A'.repeat(23)}…`)
  })

  it('is null without a mobility age', () => {
    expect(shareCardOf({ ...report, mobilityAge: null }, quiet, { best: stance, hoursSince: 1 })).toBeNull()
  })

  it('shows the best movement’s plate, or the general plate if none is known', () => {
    expect(plateOf(cardOf({}))).toBe('single-leg-stance')
    expect(plateOf({ best: null })).toBe('hero-squat')
  })
})
