import { roomsArrived } from '@lithe/words/live-rooms'
import { language } from './language.ts'

export { askForRoom } from '@lithe/words/live-rooms'

/** Resolves when every script read so far has its words; rejects without the network, and can be called again. */
export const wordsArrived = () => roomsArrived(language)

/** A script that is fetched later, with the words that it speaks. */
export async function withWords<Module>(script: Promise<Module>): Promise<Module> {
  const module = await script
  await wordsArrived()
  return module
}
