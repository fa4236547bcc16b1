import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Film } from '../films/film.ts'
import { films, framesPerSecond, requireFilm } from '../films/film-list.ts'
import { nothingFilms } from '../films/nothing-films.ts'
import { peopleFilms } from '../films/people-films.ts'
import { stanceFilms } from '../films/stance-films.ts'
import { truthOfFilm } from '../films/truth-of-film.ts'
import { inStudios } from './in-studios.ts'

const ownFolder = fileURLToPath(new URL('../../choreography/films/', import.meta.url))

/** VP9 in MP4, which every Chromium plays. */
const encoding = { container: 'mp4', codec: 'vp9', bitsPerSecond: 230_000 } as const

/** Renders films into a folder, each with its truth. */
async function renderInto(folder: string, wanted: readonly Film[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  await inStudios(wanted, async (studio, film) => {
    const started = Date.now()
    const rate = film.framesPerSecond ?? framesPerSecond
    const [bytes] = await studio.render({ kind: 'film', name: film.name }, rate, [encoding])
    if (!bytes) throw new Error(`${film.name} was not drawn`)
    await writeFile(join(folder, `${film.name}.mp4`), bytes)
    await writeFile(
      join(folder, `${film.name}.truth.json`),
      `${JSON.stringify(truthOfFilm(film), null, 2)}\n`,
    )
    const took = ((Date.now() - started) / 1000).toFixed(0)
    console.log(
      `${film.name}: ${film.movement.seconds} s, ${(bytes.length / 1000).toFixed(0)} kB, drawn in ${took} s`,
    )
  })
}

/** Film sets rendered outside the project. */
export const outsideSets = { people: peopleFilms, stances: stanceFilms, nothing: nothingFilms } as const

/** Skips existing files, so that an interrupted run can resume. */
export const renderOutside = (set: keyof typeof outsideSets, folder: string): Promise<void> =>
  renderInto(
    folder,
    outsideSets[set].filter(({ name }) => !existsSync(join(folder, `${name}.truth.json`))),
  )

/** Renders the named films, or all, into the project, and updates the list. */
export async function renderFilms(names: readonly string[]): Promise<void> {
  await renderInto(ownFolder, names.length > 0 ? names.map(requireFilm) : films)
  const index = films.map(({ name, movement }) => ({
    name,
    movement: movement.id,
    seconds: movement.seconds,
  }))
  await writeFile(join(ownFolder, 'index.json'), `${JSON.stringify(index, null, 2)}\n`)
}
