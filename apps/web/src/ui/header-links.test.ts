import { afterEach, expect, it, vi } from 'vitest'
import { hasPageBefore, isPageBefore, notePage } from './header-links.tsx'

const stand = (idx: number | null) =>
  vi.stubGlobal('window', {
    history: { state: idx === null ? null : { idx } },
    location: { origin: 'https://lithe.example' },
  })
afterEach(() => vi.unstubAllGlobals())

it('the page one step back is known, whatever its query; the first page has none', () => {
  stand(0)
  notePage('/onboarding/credibility')
  expect(isPageBefore('/onboarding/credibility')).toBe(false)
  stand(1)
  notePage('/onboarding/questionnaire')
  expect(isPageBefore('/onboarding/credibility?returnTo=%2F')).toBe(true)
  expect(isPageBefore('/onboarding/intro')).toBe(false)
  stand(0)
  notePage('/onboarding/intro')
  stand(1)
  expect(isPageBefore('/onboarding/intro'), 'a page that took the place of another').toBe(true)
  stand(null)
  expect(isPageBefore('/onboarding/intro')).toBe(false)
})

it('the first page has no page before it', () => {
  stand(0)
  expect(hasPageBefore()).toBe(false)
  stand(1)
  expect(hasPageBefore()).toBe(true)
})
