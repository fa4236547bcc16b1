import { meetOrganisation as endpoint } from '@lithe/contracts/api'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { openDoor } from '../../doors/open-door.ts'
import type { EndpointDeps } from '../../doors/register-endpoint.ts'
import { askLimits } from '../../ground/limits/limits.ts'
import { meetOrganisation } from './use-organisation-link.ts'

type Deps = Pick<EndpointDeps, 'db' | 'limits' | 'now'>

/** Serves what is public about an organisation; nothing about its people. */
export function organisationRoutes(app: FastifyInstance, { db, now, limits }: Deps) {
  openDoor(app, {
    endpoint,
    params: z.object({}),
    answer: (input, request, reply) =>
      meetOrganisation(
        { db, now: now(), limits: askLimits(limits, reply), networkAddress: request.ip },
        input,
      ),
  })
}
