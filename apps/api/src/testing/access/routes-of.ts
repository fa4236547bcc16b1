import { apiPrefix } from '@lithe/contracts/api'
import type { FastifyInstance } from 'fastify'

const printed = /^((?:[│ ] {3})*)[├└]── (\S+)(?: \(([^)]+)\))?$/

/**
 * Lists every route of the server, like `GET /healthz`, from Fastify's route tree; each GET has a HEAD.
 * Common prefixes must be printed, otherwise the part before a `*` is lost.
 */
function allRoutesOf(app: FastifyInstance): string[] {
  const above: string[] = []
  return app
    .printRoutes()
    .split('\n')
    .flatMap(line => {
      const [, indent = '', part, methods = ''] = printed.exec(line) ?? []
      if (part === undefined) return []
      const depth = indent.length / 4
      above.splice(depth, above.length, part)
      const path = above.join('')
      const ways = methods.split(', ').filter(method => method !== '' && method !== 'HEAD')
      return ways.map(method => `${method} ${path}`)
    })
}

const beyond = new RegExp(`^(\\w+) ${apiPrefix}(?=/)`)

/** Routes under the api prefix, without it: `POST /user`. */
export const routesOf = (app: FastifyInstance): string[] =>
  allRoutesOf(app)
    .filter(route => beyond.test(route))
    .map(route => route.replace(beyond, '$1 '))

/** Routes outside the prefix: pages, files, and operators' routes. */
export const routesBeyondApi = (app: FastifyInstance): string[] =>
  allRoutesOf(app).filter(route => !beyond.test(route))
