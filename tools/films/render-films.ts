import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { films, framesPerSecond, requireFilm } from './film-list.ts'
import { inStudios } from './in-studios.ts'
import { truthOfFilm } from './truth-of-film.ts'

const folder = fileURLToPath(new URL('../../packages/choreography/films/', import.meta.url))

/** VP9, which every Chromium can play, in an MP4. */
const encoding = { container: 'mp4', codec: 'vp9', bitsPerSecond: 230_000 } as const

/** Renders the named films, or all, each with its truth beside it, and lists what there is. */
export async function renderFilms(names: readonly string[]): Promise<void> {
  const wanted = names.length > 0 ? names.map(requireFilm) : films
  await mkdir(folder, { recursive: true })
  await inStudios(wanted, async (studio, film) => {
    const started = Date.now()
    const [bytes] = await studio.render({ kind: 'film', name: film.name }, framesPerSecond, [encoding])
    if (!bytes) throw new Error(`${film.name} was not drawn`)
    await writeFile(`${folder}${film.name}.mp4`, bytes)
    await writeFile(`${folder}${film.name}.truth.json`, `${JSON.stringify(truthOfFilm(film), null, 2)}\n`)
    const took = ((Date.now() - started) / 1000).toFixed(0)
    console.log(
      `${film.name}: ${film.movement.seconds} s, ${(bytes.length / 1000).toFixed(0)} kB, drawn in ${took} s`,
    )
  })
  const index = films.map(({ name, movement }) => ({
    name,
    movement: movement.id,
    seconds: movement.seconds,
  }))
  await writeFile(`${folder}index.json`, `${JSON.stringify(index, null, 2)}\n`)
}
