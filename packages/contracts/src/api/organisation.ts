import { workoutSetNames } from '@lithe/movements/catalog'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const OrganisationCode = z.string().max(100)
/** The key that a secret link carries after its '#'. */
export const OrganisationKey = z.string().max(100)

export const PublicOrganisation = z.object({
  code: z.string(),
  name: z.string(),
  workoutSet: z.enum(workoutSetNames),
  /** Whether the submitted key unlocks a report now. */
  unlocksReports: z.boolean(),
  logo: z.string().nullable(),
})

/** A POST, so that the key appears in no URL or log. Consumes nothing. */
export const meetOrganisation = endpoint({
  method: 'POST',
  path: '/organisation',
  summary: 'What everybody may know of an organisation whose link brought somebody here',
  who: 'anyone',
  body: z.object({ organisation: OrganisationCode, organisationKey: OrganisationKey.optional() }),
  data: PublicOrganisation,
  errors: ['malformed', 'unknown-organisation', 'too-many-requests'],
})
