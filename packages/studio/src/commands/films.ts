import { parseArgs } from 'node:util'
import { renderFilms, renderOutside } from '../render/render-films.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { people: { type: 'string' }, stances: { type: 'string' } },
})
if (values.people !== undefined) await renderOutside('people', values.people)
else if (values.stances !== undefined) await renderOutside('stances', values.stances)
else await renderFilms(positionals)
