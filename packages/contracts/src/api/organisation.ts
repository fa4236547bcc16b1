import { workoutSetNames } from '@lithe/movements/catalog'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const OrganisationCode = z.string().max(100)
/** What a secret link carries behind its '#'. */
export const OrganisationKey = z.string().max(100)

export const PublicOrganisation = z.object({
  code: z.string(),
  name: z.string(),
  workoutSet: z.enum(workoutSetNames),
  /** Whether the key that came along opens a report now. */
  unlocksReports: z.boolean(),
  logo: z.string().nullable(),
})

/** A POST, so that the key stands in no address and in no log. Nothing is counted by asking. */
export const meetOrganisation = endpoint({
  method: 'POST',
  path: '/organisation',
  summary: 'What everybody may know of an organisation whose link brought somebody here',
  who: 'anyone',
  body: z.object({ organisation: OrganisationCode, organisationKey: OrganisationKey.optional() }),
  data: PublicOrganisation,
  errors: ['malformed', 'unknown-organisation', 'too-many-requests'],
})
