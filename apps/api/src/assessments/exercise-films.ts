import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { ExerciseFilms } from '@lithe/contracts/api'
import { movementIds } from '@lithe/movements/catalog'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

const exerciseFilmsPrefix = '/exercise-films/'
export const exerciseFilmsList = 'exercises.json'

export type OwnExerciseFilms = {
  films: ExerciseFilms
  /** Null when all films are Etta's. */
  folder: string | null
  /** Listed files, the only ones served from the folder. */
  fileNames: ReadonlySet<string>
  /** Origins of video services that may be framed. */
  services: readonly string[]
}

export const noExerciseFilms: OwnExerciseFilms = {
  films: {},
  folder: null,
  fileNames: new Set(),
  services: [],
}

const picture = z.string().regex(/^[\w-]+\.(jpg|jpeg|png|webp|avif)$/, 'names a JPEG, PNG, WebP or AVIF file')
const film = z.union(
  [
    z.string().regex(/^[\w-]+\.(mp4|webm)$/),
    z.url({ protocol: /^https$/, hostname: z.regexes.domain, normalize: true }),
  ],
  'names an MP4 or WebM file, or the https:// address of a page that can be framed',
)
const Listed = z.partialRecord(
  z.enum(movementIds),
  z.strictObject({
    thumbnail: picture.nullish(),
    videoUrl: film,
    videoDescription: z.string().trim().min(1).max(500, 'has at most 500 characters').nullish(),
  }),
)

const isOutside = (videoUrl: string) => videoUrl.startsWith('https:')
const served = (fileName: string) => `${exerciseFilmsPrefix}${fileName}`

/**
 * Reads `exercises.json` from a deployment's folder. Throws one sentence naming file and remedy, because a server with
 * half a list would show people the wrong movement.
 */
export async function readExerciseFilms(folder: string | null): Promise<OwnExerciseFilms> {
  if (folder === null) return noExerciseFilms
  const listed = await readList(join(folder, exerciseFilmsList))
  const entries = Object.values(listed)
  const fileNames = new Set(
    entries.flatMap(({ thumbnail, videoUrl }) => [
      ...(thumbnail ? [thumbnail] : []),
      ...(isOutside(videoUrl) ? [] : [videoUrl]),
    ]),
  )
  const absent = [...fileNames].filter(name => !existsSync(join(folder, name)))
  if (absent.length > 0) throw new Error(`EXERCISE_FILMS: ${folder} has no ${absent.join(', ')}`)
  return {
    films: Object.fromEntries(
      Object.entries(listed).map(([movement, { thumbnail, videoUrl, videoDescription }]) => [
        movement,
        {
          thumbnail: thumbnail ? served(thumbnail) : null,
          videoUrl: isOutside(videoUrl) ? videoUrl : served(videoUrl),
          videoDescription: videoDescription ?? null,
        },
      ]),
    ),
    folder,
    fileNames,
    services: [
      ...new Set(entries.flatMap(({ videoUrl }) => (isOutside(videoUrl) ? [new URL(videoUrl).origin] : []))),
    ],
  }
}

async function readList(file: string) {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`EXERCISE_FILMS: ${file} cannot be read`)
  })
  const parsed = Listed.safeParse(parseJson(file, text))
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  throw new Error(`EXERCISE_FILMS: in ${file}, ${problems.join('; ')}`)
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(
      `EXERCISE_FILMS: ${file} is not JSON (${error instanceof Error ? error.message : 'unreadable'})`,
    )
  }
}

/** Serves a deployment's listed pictures and films, and nothing else in its folder. */
export async function exerciseFilmRoutes(app: FastifyInstance, { folder, fileNames }: OwnExerciseFilms) {
  if (folder === null) return
  await app.register(fastifyStatic, {
    root: folder,
    prefix: exerciseFilmsPrefix,
    decorateReply: false,
    index: false,
    dotfiles: 'deny',
    cacheControl: false,
    allowedPath: path => fileNames.has(path.slice(1)),
    setHeaders: reply => reply.header('cache-control', 'no-cache'),
  })
}
