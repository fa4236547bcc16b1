import { describe, expect, it } from 'vitest'
import { surenessSentence, whoseReport } from './free-summary.tsx'

describe('a report on paper', () => {
  it('says whose it is, as far as that is known', () => {
    const made = { userName: 'Ada', userAge: 62, userSex: 'Female' } as const
    expect(whoseReport(made)).toBe('Ada, 62\u00a0years, female')
    expect(whoseReport({ ...made, userName: '' })).toBe('62\u00a0years, female')
    expect(whoseReport({ ...made, userSex: 'Undisclosed' })).toBe('Ada, 62\u00a0years')
  })

  it('says how sure the age is, where there is one', () => {
    expect(surenessSentence({ mobilityAge: 57, mobilityAgeRange: [49, 66] })).toMatch(
      /given your own age and how you moved today, .* between 49 and 66 four times out of five/,
    )
    expect(surenessSentence({ mobilityAge: null, mobilityAgeRange: null })).toBeNull()
  })

  it('says “or more” where no older age is told', () => {
    expect(surenessSentence({ mobilityAge: 84, mobilityAgeRange: [76, 88] })).toContain(
      'between 76 and 88 or more',
    )
    expect(surenessSentence({ mobilityAge: 88, mobilityAgeRange: [88, 88] })).toContain('is 88 or more')
  })
})
