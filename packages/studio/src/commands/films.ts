import { parseArgs } from 'node:util'

export const summary = 'renders the films that accuracy is measured on'
export const usage = `npm run lab -- films [NAME …]
npm run lab -- films --people FOLDER     the people of many ages, outside of the project
npm run lab -- films --stances FOLDER    the stands, likewise`

export async function run(words: string[]) {
  const { positionals, values } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { people: { type: 'string' }, stances: { type: 'string' } },
  })
  const { renderFilms, renderOutside } = await import('../render/render-films.ts')
  if (values.people !== undefined) await renderOutside('people', values.people)
  else if (values.stances !== undefined) await renderOutside('stances', values.stances)
  else await renderFilms(positionals)
}
