import { paths } from '../src/navigation/paths.ts'

/** Pages that stand in their document before any script has arrived: where a visit begins. */
export const prerendered = {
  home: paths.home.pattern,
  start: paths.start.pattern,
  login: paths.login.pattern,
} as const
/** What these show the server has to tell: their documents hold the page that is seen until it has. */
export const awaited = { report: paths.report.pattern } as const

export type PrerenderedPage = keyof typeof prerendered
export type DocumentedPage = PrerenderedPage | keyof typeof awaited

/** Of one page in one language, relative to the built app. */
export const documentName = (page: DocumentedPage, language: string) => `documents/${page}.${language}.html`

/** What a query may bring that no prerendered page shows: an invitation, a sharer's name, a language. */
export const bringsMore = ['o', 'userId', 'userIdentifier', 'lang']

/** The prerendered page at an address; null where the app draws it by itself. */
export function prerenderedAt({
  pathname,
  searchParams,
}: Pick<URL, 'pathname' | 'searchParams'>): PrerenderedPage | null {
  if (bringsMore.some(name => searchParams.has(name))) return null
  const pages = Object.keys(prerendered) as PrerenderedPage[]
  return pages.find(page => prerendered[page] === pathname) ?? null
}
