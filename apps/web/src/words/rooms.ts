import type { Language } from '@lithe/words/languages'
import { language } from './language.ts'

/** Rooms of words that scripts of this page speak from, and that are not here yet. */
const awaited = new Map<object, () => Promise<void>>()

/** A script that speaks from a room asks for it as soon as it is read; `wordsArrived` waits for it. */
export function askForRoom<Words>(
  loaders: Record<Language, () => Promise<Words>>,
  take: (words: Words) => void,
) {
  awaited.set(loaders, async () => {
    take(await loaders[language]())
    awaited.delete(loaders)
  })
}

/** Resolves when every script read so far has its words; rejects without the network, and can be called again. */
export async function wordsArrived(): Promise<void> {
  await Promise.all([...awaited.values()].map(load => load()))
}

/** A script that is fetched later, with the words that it speaks. */
export async function withWords<Module>(script: Promise<Module>): Promise<Module> {
  const module = await script
  await wordsArrived()
  return module
}
