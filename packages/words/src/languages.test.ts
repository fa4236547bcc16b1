import { describe, expect, it } from 'vitest'
import { chooseLanguage, directionOf, languageFor, wishedLanguages } from './languages.ts'

describe('the language of a person', () => {
  it('is the saved one before the messenger’s, and that before the browser’s', () => {
    expect(chooseLanguage({ saved: 'ar-XB', messenger: 'en', browser: ['en-XA'] })).toBe('ar-XB')
    expect(chooseLanguage({ saved: null, messenger: 'en-XA', browser: ['en'] })).toBe('en-XA')
    expect(chooseLanguage({ browser: ['tlh', 'en-XA', 'en'] })).toBe('en-XA')
  })

  it('is the next one wished for where nothing is written in the first', () => {
    expect(chooseLanguage({ saved: 'tlh', messenger: 'xx', browser: ['yy', 'ar-XB'] })).toBe('ar-XB')
  })

  it('is English where no wish is known or can be met', () => {
    expect(chooseLanguage({})).toBe('en')
    expect(chooseLanguage({ saved: '', messenger: null, browser: ['*', 'tlh'] })).toBe('en')
  })
})

it.each(['en', 'EN', 'en-GB', 'en_US', 'en-Latn-US'])('%s asks for English', tag => {
  expect(languageFor(tag)).toBe('en')
})

it('an invented language is given only where its whole tag asks for it', () => {
  expect(languageFor('ar')).toBeNull()
  expect(languageFor('ar-EG')).toBeNull()
  expect(languageFor('en-xa')).toBe('en-XA')
})

it('a document runs as its language does', () => {
  expect(directionOf('en')).toBe('ltr')
  expect(directionOf('en-XA')).toBe('ltr')
  expect(directionOf('ar-XB')).toBe('rtl')
})

it('a request wishes for languages by their weight, and not for one of none', () => {
  expect(wishedLanguages('de-CH;q=0.7, en-XA, fr;q=0, en;q=0.9')).toEqual(['en-XA', 'en', 'de-CH'])
  expect(wishedLanguages(undefined)).toEqual([])
  expect(wishedLanguages(`;q=1,,en;q=many,${'x,'.repeat(5000)}`)).not.toContain('en')
})
