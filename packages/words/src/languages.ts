/** Available languages; the two test languages reveal text that is untranslated, cut off or not mirrored. */
export const languages = ['en', 'en-XA', 'ar-XB'] as const
export type Language = (typeof languages)[number]

/** The source language. */
export const firstLanguage = 'en' as const satisfies Language

/** Generated from English at compile time: one accented and 1.4 times as long, one right-to-left. */
export const inventedLanguages = ['en-XA', 'ar-XB'] as const satisfies readonly Language[]

/** BCP 47 subtags of right-to-left languages. */
const rightToLeft: ReadonlySet<string> = new Set(['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi'])

const primarySubtag = (tag: string) => tag.toLowerCase().split(/[-_]/)[0] ?? ''

export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  rightToLeft.has(primarySubtag(language)) ? 'rtl' : 'ltr'

const isInvented = (language: Language) => inventedLanguages.some(invented => invented === language)

/** Finds the language for a BCP 47 tag, whatever its region; a test language needs its exact tag. */
export function languageFor(tag: string): Language | null {
  const wanted = tag.replaceAll('_', '-').toLowerCase()
  return (
    languages.find(language => language.toLowerCase() === wanted) ??
    languages.find(language => !isInvented(language) && primarySubtag(language) === primarySubtag(wanted)) ??
    null
  )
}

/** Tags by source; each may be missing. */
export type LanguageWishes = {
  /** From the page's URL. */
  asked?: string | null
  saved?: string | null
  /** Telegram's `language_code` of the person. */
  messenger?: string | null
  /** `navigator.languages`, or `wishedLanguages` of a request; most preferred first. */
  browser?: readonly string[]
}

/** Chooses by precedence: URL, saved, messenger, browser, then English. */
export function chooseLanguage({ asked, saved, messenger, browser = [] }: LanguageWishes): Language {
  for (const tag of [asked, saved, messenger, ...browser]) {
    const language = tag ? languageFor(tag) : null
    if (language) return language
  }
  return firstLanguage
}

/** Lists longer than browsers send are cut off. */
const mostWishes = 20

/** Languages of an `Accept-Language` header, most preferred first, without zero weights. */
export function wishedLanguages(header: string | undefined): string[] {
  const wishes = (header ?? '').split(',', mostWishes).flatMap(wish => {
    const [tag = '', ...parameters] = wish.split(';').map(part => part.trim())
    const quality = parameters.find(parameter => parameter.startsWith('q='))?.slice(2)
    const weight = quality === undefined ? 1 : Number(quality)
    return tag !== '' && weight > 0 ? [{ tag, weight }] : []
  })
  return wishes.toSorted((one, other) => other.weight - one.weight).map(({ tag }) => tag)
}
