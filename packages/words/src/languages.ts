/** Languages words are written in; the two invented ones show what is untouched, cut off or not mirrored. */
export const languages = ['en', 'en-XA', 'ar-XB'] as const
export type Language = (typeof languages)[number]

/** The language all words are written in first. */
export const firstLanguage = 'en' as const satisfies Language

/** Made from English while it is compiled: one accented and 1.4 times as long, one from right to left. */
export const inventedLanguages = ['en-XA', 'ar-XB'] as const satisfies readonly Language[]

/** BCP 47 subtags of languages whose scripts run from right to left. */
const rightToLeft: ReadonlySet<string> = new Set(['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi'])

const primarySubtag = (tag: string) => tag.toLowerCase().split(/[-_]/)[0] ?? ''

/** The `dir` of a document in this language. */
export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  rightToLeft.has(primarySubtag(language)) ? 'rtl' : 'ltr'

const isInvented = (language: Language) => inventedLanguages.some(invented => invented === language)

/** The language that a BCP 47 tag asks for: itself, else another region of it; invented ones only by their whole tag. */
export function languageFor(tag: string): Language | null {
  const wanted = tag.replaceAll('_', '-').toLowerCase()
  return (
    languages.find(language => language.toLowerCase() === wanted) ??
    languages.find(language => !isInvented(language) && primarySubtag(language) === primarySubtag(wanted)) ??
    null
  )
}

/** Tags by who said so; each may be missing. */
export type LanguageWishes = {
  /** Named by the address of a page. */
  asked?: string | null
  saved?: string | null
  /** Telegram's `language_code` of the person. */
  messenger?: string | null
  /** `navigator.languages`, or what `wishedLanguages` reads off a request; most wanted first. */
  browser?: readonly string[]
}

/** Asked for before saved before the messenger's before the browser's; English where none of them is there. */
export function chooseLanguage({ asked, saved, messenger, browser = [] }: LanguageWishes): Language {
  for (const tag of [asked, saved, messenger, ...browser]) {
    const language = tag ? languageFor(tag) : null
    if (language) return language
  }
  return firstLanguage
}

/** More wishes than a browser sends; the rest of a longer list is not read. */
const mostWishes = 20

/** The languages of an `Accept-Language`, most wanted first; empty without one. What is not wanted at all is left out. */
export function wishedLanguages(header: string | undefined): string[] {
  const wishes = (header ?? '').split(',', mostWishes).flatMap(wish => {
    const [tag = '', ...parameters] = wish.split(';').map(part => part.trim())
    const quality = parameters.find(parameter => parameter.startsWith('q='))?.slice(2)
    const weight = quality === undefined ? 1 : Number(quality)
    return tag !== '' && weight > 0 ? [{ tag, weight }] : []
  })
  return wishes.toSorted((one, other) => other.weight - one.weight).map(({ tag }) => tag)
}
