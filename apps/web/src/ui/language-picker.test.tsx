import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { offeredLanguages } from '../words/language.ts'
import { LanguagePicker } from './language-picker.tsx'

test('a single language leaves nothing to choose', () => {
  const [english, ...others] = offeredLanguages()
  expect(english).toEqual({ language: 'en', name: 'English' })
  expect(others.map(({ language }) => language)).not.toEqual(expect.arrayContaining(['en-XA']))
  expect(renderToStaticMarkup(<LanguagePicker offered={english ? [english] : []} />)).toBe('')
})

test('several languages are listed by their own names, and the page’s is chosen', () => {
  const offered = [
    { language: 'en', name: 'English' },
    { language: 'ar-XB', name: 'العربية' },
  ] as const
  const picker = renderToStaticMarkup(<LanguagePicker offered={[...offered]} />)
  expect(picker).toContain('<option value="en" lang="en" selected="">English</option>')
  expect(picker).toContain('<option value="ar-XB" lang="ar-XB">العربية</option>')
})
