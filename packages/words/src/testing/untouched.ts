import type { inventedLanguages } from '../languages.ts'

type Invented = (typeof inventedLanguages)[number]

/** Language-neutral text: our names, UTC, HTTP methods. */
const sameEverywhere = /\b(Lithe|Etta|UTC|GET|POST|PUT|DELETE)\b/g
const addresses = /\S+@\S+\.\w+|https?:\/\/\S+|(?<!\p{L})\/[\w/-]+/gu

/** English letters that a test language should have replaced; in mirrored text, letters outside its marks. */
const words: Record<Invented, RegExp> = {
  // Only these letters have accented forms.
  'en-XA': /(?<![\p{L}’'])(?=\w*[ac-eg-ln-or-uwy-z])[a-z]{3,}(?![\p{L}’'])/giu,
  'ar-XB': /(?<!\p{L})[a-zA-Z]{3,}(?!\p{L})/gu,
}
const mirrored = /\u202e[^\u202c]*\u202c/g

/** English words that came from no message; `names` are of people, papers and journals. */
export function untouchedIn(text: string, language: Invented, names: readonly string[] = []): string[] {
  const known = names.toSorted((one, other) => other.length - one.length)
  const rest = known.reduce((left, name) => left.replaceAll(name, ' '), text)
  return (
    rest.replace(mirrored, ' ').replace(addresses, ' ').replace(sameEverywhere, ' ').match(words[language]) ??
    []
  )
}
