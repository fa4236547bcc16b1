import { describe, expect, it } from 'vitest'
import { surenessSentence, whoseReport } from './free-summary.tsx'

describe('a printed report', () => {
  it('says whose it is, as far as known', () => {
    const made = { userName: 'Ada', userAge: 62, userSex: 'Female' } as const
    expect(whoseReport(made)).toBe('Ada, 62\u00a0years, female')
    expect(whoseReport({ ...made, userName: '' })).toBe('62\u00a0years, female')
    expect(whoseReport({ ...made, userSex: 'Undisclosed' })).toBe('Ada, 62\u00a0years')
  })

  it('says how certain the age is, if there is one', () => {
    expect(surenessSentence({ mobilityAge: 57, mobilityAgeRange: [49, 66] })).toMatch(
      /given your own age and how you moved today, .* between 49\u00a0and\u00a066 four times out of five/,
    )
    expect(surenessSentence({ mobilityAge: null, mobilityAgeRange: null })).toBeNull()
  })

  it('says “or more” if no older age is reported', () => {
    expect(surenessSentence({ mobilityAge: 84, mobilityAgeRange: [76, 88] })).toContain(
      'between 76\u00a0and\u00a088 or more',
    )
    expect(surenessSentence({ mobilityAge: 88, mobilityAgeRange: [88, 88] })).toContain('is 88 or more')
  })
})
