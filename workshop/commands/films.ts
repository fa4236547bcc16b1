import { parseArgs } from 'node:util'

export const summary = 'renders the films that accuracy is measured on'
export const usage = `npm run lab -- films [NAME …]
npm run lab -- films --people FOLDER     the people of many ages, outside of the project
npm run lab -- films --stances FOLDER    the stands, likewise
npm run lab -- films --nothing FOLDER    what each movement is not, likewise`

export async function run(words: string[]) {
  const { positionals, values } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { people: { type: 'string' }, stances: { type: 'string' }, nothing: { type: 'string' } },
  })
  const { outsideSets, renderFilms, renderOutside } = await import('../studio/render/render-films.ts')
  const sets = (Object.keys(outsideSets) as (keyof typeof outsideSets)[]).filter(set => values[set])
  for (const set of sets) await renderOutside(set, values[set] ?? '')
  if (sets.length === 0) await renderFilms(positionals)
}
