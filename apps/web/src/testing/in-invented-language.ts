import type { inventedLanguages } from '@lithe/words/languages'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { vi } from 'vitest'

type Invented = (typeof inventedLanguages)[number]

/** Reimports scripts of the app as a page in this language would; `read` imports them. */
export async function readIn<Scripts>(language: Invented, read: () => Promise<Scripts>): Promise<Scripts> {
  vi.resetModules()
  vi.stubGlobal('navigator', { languages: [language] })
  const { wordsArrived } = await import('../words/language.ts')
  const scripts = await read()
  await wordsArrived()
  vi.stubGlobal('window', { location: { host: '' } })
  return scripts
}

/** All visible and screen-reader text of a part of a page. */
export function textsOf(part: ReactNode): string[] {
  const html = renderToStaticMarkup(createElement(MemoryRouter, null, part))
  const readOut = [...html.matchAll(/(?:aria-label|alt|title)="([^"]*)"/g)].map(([, text = '']) => text)
  return [...readOut, ...html.replace(/<[^>]*>/g, '\n').split('\n')]
}
