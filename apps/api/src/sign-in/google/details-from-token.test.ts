import { UserDetails } from '@lithe/contracts/api'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ageFromBirthdate, detailsFromToken } from './details-from-token.ts'

const now = new Date('2026-05-04T08:00:00.000Z')

describe('details from a Google token', () => {
  it.each([
    [{ name: ' Rosa Lindgren ', given_name: 'R.', family_name: 'L.' }, 'Rosa Lindgren'],
    [{ given_name: 'Rosa', family_name: 'Lindgren' }, 'Rosa Lindgren'],
    [{ given_name: 'Rosa' }, 'Rosa'],
    [{ family_name: 'Lindgren' }, 'Lindgren'],
    [{ name: 'Rosa\u0000\nLindgren' }, 'Rosa Lindgren'],
    [{ name: '\u{1F33B}'.repeat(60) }, '\u{1F33B}'.repeat(40)],
    [{ name: `${'R'.repeat(79)} L` }, 'R'.repeat(79)],
    [{ name: '   ' }, ''],
    [{}, ''],
  ])('turn the names %j into “%s”', (claims, name) => {
    expect(detailsFromToken(claims, now).name).toBe(name)
  })

  it.each([
    ['male', 'Male'],
    ['FEMALE', 'Female'],
    [' Female ', 'Female'],
    ['other', ''],
    ['', ''],
    ['constructor', ''],
    [undefined, ''],
  ])('turn the gender “%s” into “%s”', (gender, sex) => {
    expect(detailsFromToken({ gender }, now).sex).toBe(sex)
  })

  it.each([
    ['1963-05-04', '63'],
    ['1963-05-05', '62'],
    ['1963-04-30', '63'],
    ['1964-02-29', '62'],
    ['2014-05-04', '12'],
    ['2014-05-05', ''],
    ['1932-05-04', '94'],
    ['1931-05-04', ''],
    ['2030-01-01', ''],
    ['1963-02-30', ''],
    ['1963-13-01', ''],
    ['1963-00-10', ''],
    ['0000-05-04', ''],
    ['1963', ''],
    ['04.05.1963', ''],
    ['', ''],
    [undefined, ''],
  ])('turn the birthdate “%s” into the age “%s”', (birthdate, age) => {
    expect(ageFromBirthdate(birthdate, now)).toBe(age)
  })

  it('always fit the form, whatever Google sends', () => {
    const text = fc.option(fc.string({ unit: 'binary', maxLength: 200 }), { nil: undefined })
    const claims = fc.record({
      name: text,
      given_name: text,
      family_name: text,
      gender: text,
      birthdate: text,
    })
    fc.assert(
      fc.property(claims, given => {
        const details = detailsFromToken(given, now)
        expect(UserDetails.parse(details)).toEqual(details)
      }),
    )
  })
})
