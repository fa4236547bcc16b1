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

/** A language that the address asks for holds for this tab, as for a look at an invented one. */
function askedFor(): string | null {
  const asked = new URLSearchParams(globalThis.location?.search).get('lang')
  try {
    if (asked !== null) tabStorage()?.setItem(keptUnder, asked)
    return asked ?? tabStorage()?.getItem(keptUnder) ?? null
  } catch {
    return asked
  }
}

/** What this page speaks from its first word to its last; another language is another page load. */
export const language: Language = chooseLanguage({
  asked: askedFor(),
  saved: globalThis.window ? deviceStorage.getItem(keptUnder) : null,
  messenger: launchLanguage(),
  browser: globalThis.navigator?.languages ?? [],
})

/** Kept for every later visit; the page must be loaded anew to speak it. */
export const saveLanguage = (chosen: Language) => deviceStorage.setItem(keptUnder, chosen)

/** Those that a person may choose from, each by its own name. */
export const offeredLanguages = () =>
  languages
    .filter(one => !inventedLanguages.some(invented => invented === one))
    .map(one => ({ language: one, name: new Intl.DisplayNames([one], { type: 'language' }).of(one) ?? one }))

/** The document says what its words are, for voices, hyphens and fonts. */
export function markDocument({ documentElement }: Document) {
  documentElement.lang = language
  documentElement.dir = directionOf(language)
}

/** Resolves when every script read so far has its words; rejects without the network, and can be called again. */
export const wordsArrived = () => roomsArrived(language)

/** What has arrived with its words. */
const complete = new WeakSet<object>()

/**
 * A script that is fetched later, with the words that it speaks. One that was here with its words stays so, also where
 * the network went while those of another script were on their way.
 */
export async function withWords<Module extends object>(script: Promise<Module>): Promise<Module> {
  const module = await script
  if (complete.has(module)) return module
  await wordsArrived()
  complete.add(module)
  return module
}
