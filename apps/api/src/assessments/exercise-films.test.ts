import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPostgres } from '../testing/open-test-postgres.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { exerciseFilmsList, noExerciseFilms, readExerciseFilms } from './exercise-films.ts'

const list = {
  squat: { thumbnail: 'squat.jpg', videoUrl: 'squat.mp4', videoDescription: 'Mira sits down and stands up.' },
  'toe-touch': { videoUrl: 'https://films.example.org/embed/toe-touch' },
}
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lithe-exercise-films-'))
  await writeFile(join(folder, 'squat.jpg'), 'a picture')
  await writeFile(join(folder, 'squat.mp4'), 'a film')
  await writeFile(join(folder, 'contract.pdf'), 'private')
})
afterAll(() => rm(folder, { recursive: true }))

const readListed = async (content: unknown) => {
  await writeFile(
    join(folder, exerciseFilmsList),
    typeof content === 'string' ? content : JSON.stringify(content),
  )
  return readExerciseFilms(folder)
}

describe("a deployment's own films", () => {
  it('default to Etta’s when no folder is set', async () => {
    expect(await readExerciseFilms(null)).toBe(noExerciseFilms)
  })

  it('are listed with URLs on our origin or a video service', async () => {
    const { films, services } = await readListed(list)
    expect(films).toEqual({
      squat: {
        thumbnail: '/exercise-films/squat.jpg',
        videoUrl: '/exercise-films/squat.mp4',
        videoDescription: 'Mira sits down and stands up.',
      },
      'toe-touch': {
        thumbnail: null,
        videoUrl: 'https://films.example.org/embed/toe-touch',
        videoDescription: null,
      },
    })
    expect(services).toEqual(['https://films.example.org'])
  })

  it.each([
    [{ squad: { videoUrl: 'squat.mp4' } }, /squad|Invalid key/],
    [{ squat: { videoUrl: 'http://films.example.org/a' } }, /squat\.videoUrl names an MP4 or WebM file/],
    [{ squat: { videoUrl: '../contract.mp4' } }, /squat\.videoUrl names an MP4 or WebM file/],
    [{ squat: { thumbnail: 'squat.svg', videoUrl: 'squat.mp4' } }, /squat\.thumbnail names a JPEG/],
    [{ squat: { videoUrl: 'squats.webm' } }, /has no squats\.webm/],
    [{ squat: { thumbnail: 'squat.jpg' } }, /squat\.videoUrl/],
    ['{', /is not JSON/],
  ])('stop the server with a message naming the mistake: %j', async (content, sentence) => {
    await expect(readListed(content)).rejects.toThrow(sentence)
  })

  it('also stop the server if the list is missing', async () => {
    await expect(readExerciseFilms(join(folder, 'nowhere'))).rejects.toThrow(
      /EXERCISE_FILMS: .*exercises\.json cannot be read/,
    )
  })
})

describe('a server with its own films', () => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await makeTestApp(await openTestPostgres(), { exerciseFilms: await readListed(list) })
  })
  afterAll(() => testApp.close())
  const get = (url: string) => testApp.app.inject({ url, headers: { accept: '*/*' } })

  it('lists them in its public settings and serves the listed files', async () => {
    expect((await get('/api/lithe/config')).json().data.exerciseFilms.squat.videoUrl).toBe(
      '/exercise-films/squat.mp4',
    )
    const film = await get('/exercise-films/squat.mp4')
    expect([film.statusCode, film.headers['content-type'], film.body]).toEqual([200, 'video/mp4', 'a film'])
  })

  it.each(['contract.pdf', 'exercises.json', '..%2fexercises.json', ''])(
    'does not serve %j from the folder',
    async name => {
      expect((await get(`/exercise-films/${name}`)).statusCode).toBe(404)
    },
  )

  it('may frame only the listed video service', async () => {
    const policy = String((await get('/healthz')).headers['content-security-policy'])
    expect(policy).toContain("frame-src 'self' https://films.example.org;")
  })
})
