import { type WorkoutSetName, workoutSeconds, workoutSets } from '@lithe/movements/catalog'
import { defaultMinutes } from './constants.ts'

/** An organisation that sends its people here with `?o=<code>`. */
export type Organisation = {
  /** As it stands in the link; upper and lower case are the same. */
  code: string
  /** As people know it. */
  name: string
  workoutSet: WorkoutSetName
  /** Whether its people read their full reports without paying. */
  unlocksReports: boolean
  /** Its mark, a picture in the web app's public folder, wide and low; null where the name alone will do. */
  logo: `/${string}` | null
}

/** A deployment adds its own here. */
export const organisations: readonly Organisation[] = [
  { code: 'insurer', name: 'Your insurer', workoutSet: 'organisation', unlocksReports: true, logo: null },
]

export function findOrganisation(code: string | null | undefined): Organisation | null {
  const wanted = code?.trim().toLowerCase()
  return organisations.find(organisation => organisation.code.toLowerCase() === wanted) ?? null
}

/** Its name inside a sentence: "your insurer", but "Helvetia". */
export const nameWithin = ({ name }: Pick<Organisation, 'name'>) => name.replace(/^Your\b/, 'your')

/** The movements and breaks somebody does. */
export const workoutsOf = (organisation: Organisation | null) =>
  workoutSets[organisation?.workoutSet ?? 'default']

const secondsPerMinute = 60

/** Whole minutes as people are told them, never none. */
export const statedMinutes = (seconds: number) => Math.max(1, Math.round(seconds / secondsPerMinute))

/** The minutes a visit is said to take. */
export const minutesOf = (organisation: Organisation | null) =>
  organisation ? statedMinutes(workoutSeconds(workoutsOf(organisation))) : defaultMinutes
