import { apiPrefix } from '@lithe/contracts/api'
import type { FastifyInstance } from 'fastify'

const printed = /^((?:[│ ] {3})*)[├└]── (\S+)(?: \(([^)]+)\))?$/

/** Every route that is open under the api's prefix, like `POST /user`, read from the server itself. */
export function routesOf(app: FastifyInstance): string[] {
  const above: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap(line => {
      const [, indent = '', part, methods = ''] = printed.exec(line) ?? []
      if (part === undefined) return []
      const depth = indent.length / 4
      above.splice(depth, above.length, part)
      const path = above.join('')
      if (!path.startsWith(`${apiPrefix}/`)) return []
      const ways = methods.split(', ').filter(method => method !== '' && method !== 'HEAD')
      return ways.map(method => `${method} ${path.slice(apiPrefix.length)}`)
    })
}
