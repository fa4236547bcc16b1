import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A video service's page, served by the journey. */
export const serviceFilm = 'https://films.example.org/embed/toe-touch'
export const ownFilmWords = 'Mira sits down as far as she likes, and stands up.'

const trainer = join(import.meta.dirname, '../../apps/web/public/trainer')

/** A deployment's folder with a film of its own and a film at a video service. */
export function makeExerciseFilms(folder: string): string {
  mkdirSync(folder, { recursive: true })
  for (const name of ['squat.mp4', 'squat.webp']) cpSync(join(trainer, name), join(folder, name))
  const list = {
    squat: { thumbnail: 'squat.webp', videoUrl: 'squat.mp4', videoDescription: ownFilmWords },
    'toe-touch': { videoUrl: serviceFilm },
  }
  writeFileSync(join(folder, 'exercises.json'), JSON.stringify(list))
  return folder
}
