import type { FreeReport } from '@lithe/contracts/api'
import { describe, expect, it } from 'vitest'
import { cardTitle, describeCard, shareCardOf, shareMessage } from './share-card.ts'
import { speechIn } from './testing/speech.ts'

const english = await speechIn('en')

const report: FreeReport = {
  userName: 'Ada',
  userAge: 62,
  mobilityAge: 57,
  mobilityAgeRange: [49, 66],
  mobilityStatus: 'green',
  description: '',
  missingTests: [],
}
const cardOf = (showsName: boolean, showsRealAge: boolean) => {
  const card = shareCardOf(report, { showsName, showsRealAge })
  if (!card) throw new Error('this report has an age')
  return card
}

describe('the card', () => {
  it('carries the name and the real age only where the person chose them', () => {
    expect(cardOf(false, false)).toEqual({
      mobilityAge: 57,
      isOrMore: false,
      range: [49, 66],
      realAge: null,
      name: null,
    })
    expect(cardOf(true, true)).toEqual({
      mobilityAge: 57,
      isOrMore: false,
      range: [49, 66],
      realAge: 62,
      name: 'Ada',
    })
  })

  it('says of the last age that is told that it may be more', () => {
    const card = shareCardOf(
      { ...report, mobilityAge: 88, isOrMore: true, mobilityAgeRange: [80, 88] },
      { showsName: false, showsRealAge: false },
    )
    expect(card && shareMessage(card, 'https://lithe.example', english)).toContain(
      'someone of 88 or more (likely 80–88)',
    )
  })

  it('is signed only by those who want that', () => {
    expect(cardTitle(cardOf(true, false), english)).toBe('Ada’s mobility age')
    expect(cardTitle(cardOf(false, true), english)).toBe('my mobility age')
  })

  it('shortens a name that would not fit', () => {
    const card = shareCardOf(
      { ...report, userName: 'A'.repeat(80) },
      { showsName: true, showsRealAge: false },
    )
    expect(card && cardTitle(card, english)).toBe(`${'A'.repeat(23)}…’s mobility age`)
  })

  it('does not exist without a mobility age', () => {
    expect(shareCardOf({ ...report, mobilityAge: null }, { showsName: true, showsRealAge: true })).toBeNull()
  })
})

describe('the message', () => {
  it('ends with the address and says the real age only where the person chose it', () => {
    const address = 'https://lithe.example/'
    expect(shareMessage(cardOf(false, true), address, english)).toBe(
      'I am 62, and I move like someone of about 57 (likely 49–66). A few movements in front of a phone, and no picture leaves it. How do you move? https://lithe.example/',
    )
    expect(shareMessage(cardOf(true, false), address, english)).not.toMatch(/62|Ada/)
  })
})

it('is described to people who do not see it, with what stands on it and no more', () => {
  expect(describeCard(cardOf(true, true), english)).toBe(
    'The card: Ada’s mobility age is about 57, likely 49 to 66. I am 62.',
  )
  expect(describeCard(cardOf(false, false), english)).toBe(
    'The card: my mobility age is about 57, likely 49 to 66.',
  )
})
