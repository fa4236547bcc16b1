import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { films, requireFilm } from './film-list.ts'
import { openStudio } from './open-studio.ts'
import { truthOfFilm } from './truth-of-film.ts'

const folder = fileURLToPath(new URL('../../packages/choreography/films/', import.meta.url))

/** Renders the named films, or all, each with its truth beside it, and lists what there is. */
export async function renderFilms(names: readonly string[]): Promise<void> {
  const wanted = names.length > 0 ? names.map(requireFilm) : films
  await mkdir(folder, { recursive: true })
  const studio = await openStudio()
  try {
    for (const film of wanted) {
      const started = Date.now()
      const bytes = await studio.render(film.name)
      await writeFile(`${folder}${film.name}.mp4`, bytes)
      await writeFile(`${folder}${film.name}.truth.json`, `${JSON.stringify(truthOfFilm(film), null, 2)}\n`)
      const took = ((Date.now() - started) / 1000).toFixed(0)
      console.log(
        `${film.name}: ${film.movement.seconds} s, ${(bytes.length / 1000).toFixed(0)} kB, drawn in ${took} s`,
      )
    }
  } finally {
    await studio.close()
  }
  const index = films.map(({ name, movement }) => ({
    name,
    movement: movement.id,
    seconds: movement.seconds,
  }))
  await writeFile(`${folder}index.json`, `${JSON.stringify(index, null, 2)}\n`)
}
