import { firstLanguage } from '../../../packages/words/src/languages.ts'
import { documentName, prerenderedAt } from '../prerender/pages.ts'

/** A built file. Unhashed names have a revision; files that need exact bytes have their digest. */
export type BuiltFile = { url: string; revision: string | null; integrity?: string }

/** Document of every page that is not prerendered. */
export const shell = '/index.html'
export const signInPath = '/login'
/** The shell for the sign-in page, cached separately because its headers differ when Google's button may appear. */
export const signInDocument = `${signInPath}?lang=`
export const playerDocument = '/player/'

/** Whether a file is large or rarely needed, and so cached on demand. All others are cached at once, atomically. */
export function isByNeed({ url }: Pick<BuiltFile, 'url'>): boolean {
  const isOfEngine = /^\/player\/engine\/.*-[0-9a-f]{12}\.\w+$/.test(url)
  const isWords = /\/assets\/words-/.test(url)
  const isDocument = url.startsWith('/documents/')
  return (
    isOfEngine ||
    (isDocument && !url.endsWith(`.${firstLanguage}.html`)) ||
    url.startsWith('/trainer/') ||
    url.endsWith('.voice') ||
    (isWords && !new RegExp(`/words-${firstLanguage}-[a-z]`).test(url))
  )
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function patternOf(route: string): RegExp {
  const parts = route.split('/').map(part => (part.startsWith(':') ? '[^/]+' : escaped(part)))
  return new RegExp(`^${parts.join('/')}/?$`, 'i')
}

type Address = Pick<URL, 'pathname' | 'searchParams'>

/** The document for a navigation; null for the network, which serves all api paths. */
export function documentAt(address: Address, routes: readonly string[], language: string): string | null {
  const { pathname } = address
  if (pathname === playerDocument) return playerDocument
  if (patternOf(signInPath).test(pathname)) return signInDocument
  const page = prerenderedAt(address)
  // The app renders the page in other languages, with words cached on demand.
  if (page !== null && language === firstLanguage) return `/${documentName(page, language)}`
  return routes.some(route => patternOf(route).test(pathname)) ? shell : null
}
