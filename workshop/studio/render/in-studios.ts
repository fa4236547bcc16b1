import { openStudio } from './open-studio.ts'

export type Studio = Awaited<ReturnType<typeof openStudio>>

const atOnce = 2

/** Processes every item, in as many parallel studios as are useful. */
export async function inStudios<Item>(
  items: readonly Item[],
  work: (studio: Studio, item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  const studios = Array.from({ length: Math.min(atOnce, items.length) }, async () => {
    const studio = await openStudio()
    try {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(studio, item)
    } finally {
      await studio.close()
    }
  })
  await Promise.all(studios)
}
