import { firstLanguage } from '../../../packages/words/src/languages.ts'
import { documentName, prerenderedAt } from '../prerender/pages.ts'

/** A file of the built pages. A name without a hash has a revision, and one whose bytes must be exact their digest. */
export type BuiltFile = { url: string; revision: string | null; integrity?: string }

/** What every page but the prerendered ones begins with. */
export const shell = '/index.html'
export const signInPath = '/login'
/**
 * The shell's bytes, which an address with a language gets: the sign-in page's headers differ where Google's button may
 * come, so it is kept by itself.
 */
export const signInDocument = `${signInPath}?lang=`
export const playerDocument = '/player/'

/**
 * Large, or wanted by few: kept once a page has asked for it. Everything else is kept at once, and all of it or nothing.
 */
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

/** The document that answers a navigation; null where the network does, as for every path of the api. */
export function documentAt(address: Address, routes: readonly string[], language: string): string | null {
  const { pathname } = address
  if (pathname === playerDocument) return playerDocument
  if (patternOf(signInPath).test(pathname)) return signInDocument
  const page = prerenderedAt(address)
  // In other languages a page is drawn by its script, whose words are kept as they are asked for.
  if (page !== null && language === firstLanguage) return `/${documentName(page, language)}`
  return routes.some(route => patternOf(route).test(pathname)) ? shell : null
}
