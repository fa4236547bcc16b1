import { parseArgs } from 'node:util'
import { renderFilms, renderPeople } from '../render/render-films.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { people: { type: 'string' } },
})
await (values.people === undefined ? renderFilms(positionals) : renderPeople(values.people))
