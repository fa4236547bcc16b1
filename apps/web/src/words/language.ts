import {
  chooseLanguage,
  directionOf,
  inventedLanguages,
  type Language,
  languages,
} from '@lithe/words/languages'
import { roomsArrived } from '@lithe/words/live-rooms'
import { launchLanguage } from '../messenger/messenger.ts'
import { deviceStorage, tabStorage } from '../storage/device-storage.ts'

const keptUnder = 'language'

/** The language in the URL applies only to this tab, e.g. to preview the pseudo-language. */
function askedFor(): string | null {
  const asked = new URLSearchParams(globalThis.location?.search).get('lang')
  try {
    if (asked !== null) tabStorage()?.setItem(keptUnder, asked)
    return asked ?? tabStorage()?.getItem(keptUnder) ?? null
  } catch {
    return asked
  }
}

/** Language of this page; it changes only with a page load. */
export const language: Language = chooseLanguage({
  asked: askedFor(),
  saved: globalThis.window ? deviceStorage.getItem(keptUnder) : null,
  messenger: launchLanguage(),
  browser: globalThis.navigator?.languages ?? [],
})

/** Saves the language for later visits; takes effect after a reload. */
export const saveLanguage = (chosen: Language) => deviceStorage.setItem(keptUnder, chosen)

/** The languages on offer, each by its own name. */
export const offeredLanguages = () =>
  languages
    .filter(one => !inventedLanguages.some(invented => invented === one))
    .map(one => ({ language: one, name: new Intl.DisplayNames([one], { type: 'language' }).of(one) ?? one }))

/** Sets the document's language and direction for screen readers, hyphenation and fonts. */
export function markDocument({ documentElement }: Document) {
  documentElement.lang = language
  documentElement.dir = directionOf(language)
}

/** Resolves when all scripts loaded so far have their messages; rejects offline, and can be retried. */
export const wordsArrived = () => roomsArrived(language)

/** Modules whose messages have loaded. */
const complete = new WeakSet<object>()

/**
 * Loads a script with its messages. Once complete it stays so, even if the network fails while another script's
 * messages load.
 */
export async function withWords<Module extends object>(script: Promise<Module>): Promise<Module> {
  const module = await script
  if (complete.has(module)) return module
  await wordsArrived()
  complete.add(module)
  return module
}
