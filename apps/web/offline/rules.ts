/** A file of the built pages. A name without a hash has a revision, and one whose bytes must be exact their digest. */
export type BuiltFile = { url: string; revision: string | null; integrity?: string }

/** Documents of the web app. The sign-in page's headers differ where Google's button may come, so it is kept by itself. */
export const pageDocuments = ['/', '/login'] as const
export const playerDocument = '/player/'

/**
 * Large, or wanted by few: kept once a page has asked for it. Everything else is kept at once, and all of it or nothing.
 * `firstLanguage` is the one whose words every build has.
 */
export function isByNeed({ url }: Pick<BuiltFile, 'url'>, firstLanguage: string): boolean {
  const isOfEngine = /^\/player\/engine\/.*-[0-9a-f]{12}\.\w+$/.test(url)
  const isWords = /\/assets\/words-/.test(url)
  return (
    isOfEngine ||
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

/** The document that answers a navigation to a path; null where the network does, as for every path of the api. */
export function documentAt(pathname: string, routes: readonly string[]): string | null {
  if (pathname === playerDocument) return playerDocument
  if (patternOf('/login').test(pathname)) return '/login'
  return routes.some(route => patternOf(route).test(pathname)) ? '/' : null
}
