import { type WorkoutSetName, workoutSeconds, workoutSets } from '@lithe/movements/catalog'
import { defaultMinutes } from './constants.ts'

/** Public data of an organisation whose people arrive with `?o=<code>`. */
export type Organisation = {
  /** The code as in the link, in lower case. */
  code: string
  name: string
  workoutSet: WorkoutSetName
  /** Whether the person's secret link unlocks their full report; the code alone does not. */
  unlocksReports: boolean
  /** Logo in the web app's public folder, wide and low; null to show the name alone. */
  logo: string | null
}

export const organisationCode = (typed: string) => typed.trim().toLowerCase()

/** Name within a sentence: "your insurer", but "Helvetia". */
export const nameWithin = ({ name }: Pick<Organisation, 'name'>) => name.replace(/^Your\b/, 'your')

/** Movements and breaks of a test. */
export const workoutsOf = (organisation: Pick<Organisation, 'workoutSet'> | null) =>
  workoutSets[organisation?.workoutSet ?? 'default']

const secondsPerMinute = 60

/** Whole minutes as displayed, at least one. */
export const statedMinutes = (seconds: number) => Math.max(1, Math.round(seconds / secondsPerMinute))

/** Displayed duration of a visit in minutes. */
export const minutesOf = (organisation: Pick<Organisation, 'workoutSet'> | null) =>
  organisation ? statedMinutes(workoutSeconds(workoutsOf(organisation))) : defaultMinutes
