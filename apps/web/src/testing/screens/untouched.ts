import { movementIds } from '@lithe/movements/catalog'
import { adviceCitations, sourcesOf } from '@lithe/scoring/sources'
import { inventedLanguages } from '@lithe/words/languages'
import { untouchedIn } from '@lithe/words/untouched'
import { researchPapers } from '../../arrive/landing/research-papers.ts'
import { content } from '../../content/content.ts'
import { language } from '../../words/language.ts'
import { person } from './known.ts'
import recorded from './recorded-report.json' with { type: 'json' }

const months = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 1))
const days = Array.from({ length: 7 }, (_, day) => new Date(2026, 10, 1 + day))
const inEnglish = (dates: readonly Date[], parts: Intl.DateTimeFormatOptions) =>
  dates.map(date => new Intl.DateTimeFormat('en-GB', parts).format(date))
/** Output of `Intl`, which does not know pseudo-languages and falls back to English. */
const ofIntl = [
  ...inEnglish(months, { month: 'long' }),
  ...inEnglish(months, { month: 'short' }),
  ...inEnglish(days, { weekday: 'long' }),
  ...['today', 'yesterday', ' days ago', ' and '],
]

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Splits text into sentences, as advice shows its first sentence separately. */
const sentencesOf = (text: string) => text.split(/(?<=[.!?]) /)

/** Everything that a report could cite. */
const cited = [...sourcesOf([...movementIds]), ...adviceCitations(['who2020'])]

/** People, papers, journals, and text from the server in the requested language. */
const namesOnPages = () => [
  person.name,
  ...content.badges.map(({ name }) => name),
  ...content.experts.flatMap(({ name, paper, journal }) => [name, paper, journal]),
  ...researchPapers().flatMap(({ author, journal }) => [author, journal]),
  ...cited.flatMap(({ authors, title, journal }) => [authors, title, journal]),
  ...textsIn(recorded)
    .filter(text => text.includes(' '))
    .flatMap(text => [text, ...sentencesOf(text)]),
  ...ofIntl,
]

const readOut = ['alt', 'aria-label', 'aria-description', 'title', 'placeholder']

/** English words on the page, visible or for screen readers, that come from no message, each with its context. */
export function untouchedOnPage(alsoNames: readonly string[] = []): string[] {
  const invented = inventedLanguages.find(one => one === language)
  if (!invented) return []
  const names = [...namesOnPages(), ...alsoNames]
  const texts = [document.title]
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = nodes.nextNode(); node; node = nodes.nextNode())
    if (!node.parentElement?.closest('script, style, noscript, svg, pre')) texts.push(node.nodeValue ?? '')
  for (const element of document.body.querySelectorAll(readOut.map(name => `[${name}]`).join()))
    texts.push(...readOut.map(name => element.getAttribute(name) ?? ''))
  return texts.flatMap(text => {
    const left = untouchedIn(text, invented, names)
    return left.length > 0 ? [`${left.join(' ')} in “${text.trim()}”`] : []
  })
}
