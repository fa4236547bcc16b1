import type { Language } from './languages.ts'

/** Rooms that scripts of this page speak from, and that are not here yet. A page has one language; a server has none. */
const awaited = new Map<object, (language: Language) => Promise<void>>()

/** A script that speaks from a room asks for it as soon as it is read; `roomsArrived` waits for it. */
export function askForRoom<Words>(
  loaders: Record<Language, () => Promise<Words>>,
  take: (words: Words) => void,
) {
  awaited.set(loaders, async language => {
    take(await loaders[language]())
    awaited.delete(loaders)
  })
}

/** Resolves when every script read so far has its words; rejects without the network, and can be called again. */
export async function roomsArrived(language: Language): Promise<void> {
  await Promise.all([...awaited.values()].map(load => load(language)))
}
