import { type WorkoutSetName, workoutSeconds, workoutSets } from '@lithe/movements/catalog'
import { defaultMinutes } from './constants.ts'

/** What everybody may know of an organisation that sends its people here with `?o=<code>`. */
export type Organisation = {
  /** As it stands in the link, in small letters. */
  code: string
  /** As people know it. */
  name: string
  workoutSet: WorkoutSetName
  /** Whether the secret link a person came by opens their full report without paying; its code alone opens nothing. */
  unlocksReports: boolean
  /** Its mark, a picture in the web app's public folder, wide and low; null where the name alone will do. */
  logo: string | null
}

/** A code as it is kept: upper and lower case are the same. */
export const organisationCode = (typed: string) => typed.trim().toLowerCase()

/** Its name inside a sentence: "your insurer", but "Helvetia". */
export const nameWithin = ({ name }: Pick<Organisation, 'name'>) => name.replace(/^Your\b/, 'your')

/** The movements and breaks of a test. */
export const workoutsOf = (organisation: Pick<Organisation, 'workoutSet'> | null) =>
  workoutSets[organisation?.workoutSet ?? 'default']

const secondsPerMinute = 60

/** Whole minutes as people are told them, never none. */
export const statedMinutes = (seconds: number) => Math.max(1, Math.round(seconds / secondsPerMinute))

/** The minutes a visit is said to take. */
export const minutesOf = (organisation: Pick<Organisation, 'workoutSet'> | null) =>
  organisation ? statedMinutes(workoutSeconds(workoutsOf(organisation))) : defaultMinutes
