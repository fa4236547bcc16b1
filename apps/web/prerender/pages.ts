import { paths } from '../src/navigation/paths.ts'

/** Pages rendered into their documents before any script runs, where visits begin. */
export const prerendered = {
  home: paths.home.pattern,
  start: paths.start.pattern,
  login: paths.login.pattern,
} as const
/** Pages with server data, whose documents show the loading state. */
export const awaited = { report: paths.report.pattern } as const

export type PrerenderedPage = keyof typeof prerendered
export type DocumentedPage = PrerenderedPage | keyof typeof awaited

/** Document of a page in a language, relative to the built app. */
export const documentName = (page: DocumentedPage, language: string) => `documents/${page}.${language}.html`

/** Query parameters that no prerendered page can show: an invitation, a sharer's name, a language. */
export const bringsMore = ['o', 'userId', 'userIdentifier', 'lang']

/** The prerendered page at a URL; null if the app renders it. */
export function prerenderedAt({
  pathname,
  searchParams,
}: Pick<URL, 'pathname' | 'searchParams'>): PrerenderedPage | null {
  if (bringsMore.some(name => searchParams.has(name))) return null
  const pages = Object.keys(prerendered) as PrerenderedPage[]
  return pages.find(page => prerendered[page] === pathname) ?? null
}
