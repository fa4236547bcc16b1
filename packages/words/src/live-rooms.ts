import type { Language } from './languages.ts'

/** Rooms this page's scripts use that are not loaded yet. A page has one language; a server uses none of this. */
const awaited = new Map<object, (language: Language) => Promise<void>>()

/** Called by a script as it loads, for its room; `roomsArrived` waits for it. */
export function askForRoom<Words>(
  loaders: Record<Language, () => Promise<Words>>,
  take: (words: Words) => void,
) {
  awaited.set(loaders, async language => {
    take(await loaders[language]())
    awaited.delete(loaders)
  })
}

/** Resolves when every loaded script has its words; rejects offline, and can be called again. */
export async function roomsArrived(language: Language): Promise<void> {
  await Promise.all([...awaited.values()].map(load => load(language)))
}
