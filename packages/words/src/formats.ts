import { once } from './once.ts'

/** Wordings by plural category or exact number (`=0`); `other` is the fallback. */
type Forms = { other: string } & { readonly [category: string]: string }

/**
 * Formats numbers in a language. Creating the first `Intl.NumberFormat` blocks a slow phone for 0.1 s, so English whole
 * numbers without separators do without.
 */
export function numbersOf(language: string, isGrouped = true) {
  const format = once(() => new Intl.NumberFormat(language, { useGrouping: isGrouped && 'auto' }))
  const most = isGrouped ? 999 : Number.MAX_SAFE_INTEGER
  return (value: number) =>
    language.startsWith('en') && value >= 0 && value <= most && value % 1 === 0
      ? `${value}`
      : format().format(value)
}

/** Runtime of compiled messages; a language's rules are loaded once, on first use. */
export function formatsOf(language: string) {
  const formsOf = (type?: 'ordinal') => {
    const rules = once(() => new Intl.PluralRules(language, { type }))
    return (count: number, forms: Forms) => forms[`=${count}`] ?? forms[rules().select(count)] ?? forms.other
  }
  const decimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  const withOneDecimal = once(() => new Intl.NumberFormat(language, decimal))
  return {
    number: numbersOf(language),
    tenths: (value: number) => withOneDecimal().format(value),
    plural: formsOf(),
    ordinal: formsOf('ordinal'),
    select: (value: string, forms: Forms) => forms[value] ?? forms.other,
    date: (value: Date, dateStyle: 'full' | 'long' | 'medium' | 'short') =>
      new Intl.DateTimeFormat(language, { dateStyle }).format(value),
  }
}
