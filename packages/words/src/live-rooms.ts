import type { Language } from './languages.ts'

/** Rooms used by this page's scripts but not loaded yet. A page has one language; a server uses none of this. */
const awaited = new Map<object, (language: Language) => Promise<void>>()

/** Called by a script for its room as it loads; `roomsArrived` waits for the room. */
export function askForRoom<Words>(
  loaders: Record<Language, () => Promise<Words>>,
  take: (words: Words) => void,
) {
  awaited.set(loaders, async language => {
    take(await loaders[language]())
    awaited.delete(loaders)
  })
}

/** Resolves once every loaded script has its words; rejects offline, and can be called again. */
export async function roomsArrived(language: Language): Promise<void> {
  await Promise.all([...awaited.values()].map(load => load(language)))
}
