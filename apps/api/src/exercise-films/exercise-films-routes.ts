import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { exerciseFilmsPrefix, type OwnExerciseFilms } from './read-exercise-films.ts'

/** The listed pictures and films of a deployment, and no other file of its folder. */
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
