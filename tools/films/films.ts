import { renderFilms } from './render-films.ts'

await renderFilms(process.argv.slice(2))
