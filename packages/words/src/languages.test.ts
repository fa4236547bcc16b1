import { describe, expect, it } from 'vitest'
import { chooseLanguage, directionOf, languageFor, wishedLanguages } from './languages.ts'

describe('a person’s language', () => {
  it('prefers the saved language to the messenger’s, and the messenger’s to the browser’s', () => {
    expect(chooseLanguage({ saved: 'ar-XB', messenger: 'en', browser: ['en-XA'] })).toBe('ar-XB')
    expect(chooseLanguage({ saved: null, messenger: 'en-XA', browser: ['en'] })).toBe('en-XA')
    expect(chooseLanguage({ browser: ['tlh', 'en-XA', 'en'] })).toBe('en-XA')
  })

  it('falls back to the next supported preference', () => {
    expect(chooseLanguage({ saved: 'tlh', messenger: 'xx', browser: ['yy', 'ar-XB'] })).toBe('ar-XB')
  })

  it('is English without a supported preference', () => {
    expect(chooseLanguage({})).toBe('en')
    expect(chooseLanguage({ saved: '', messenger: null, browser: ['*', 'tlh'] })).toBe('en')
  })
})

it.each(['en', 'EN', 'en-GB', 'en_US', 'en-Latn-US'])('%s requests English', tag => {
  expect(languageFor(tag)).toBe('en')
})

it('a test language is used only for its exact tag', () => {
  expect(languageFor('ar')).toBeNull()
  expect(languageFor('ar-EG')).toBeNull()
  expect(languageFor('en-xa')).toBe('en-XA')
})

it('a document has its language’s direction', () => {
  expect(directionOf('en')).toBe('ltr')
  expect(directionOf('en-XA')).toBe('ltr')
  expect(directionOf('ar-XB')).toBe('rtl')
})

it('a request’s languages are sorted by weight, without zero weights', () => {
  expect(wishedLanguages('de-CH;q=0.7, en-XA, fr;q=0, en;q=0.9')).toEqual(['en-XA', 'en', 'de-CH'])
  expect(wishedLanguages(undefined)).toEqual([])
  expect(wishedLanguages(`;q=1,,en;q=many,${'x,'.repeat(5000)}`)).not.toContain('en')
})
