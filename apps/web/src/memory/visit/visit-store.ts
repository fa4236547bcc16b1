import { minutesOf, type Organisation, workoutsOf } from '@lithe/contracts/organisations'
import type { EasierWay, MovementId, Ways, WorkoutItem } from '@lithe/movements/catalog'
import { useMemo } from 'react'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { deviceStorage, followTabs, inAllTabs } from '../../storage/device-storage.ts'
import { easierFromHere, leftOutOf, mustStandFirst, planned } from './planned.ts'
import {
  type Answered,
  type AssessmentResult,
  advance,
  answeredIn,
  begunAnew,
  emptyVisit,
  type FailureReason,
  type InterruptedTest,
  interruptedTestOf,
  isPastAnswer,
  isPastVisit,
  type NamedItem,
  placeToGoOn,
  type Redo,
  type Unwell,
  type Visit,
  withResult,
} from './visit.ts'

/** Why a link that names an organisation came to nothing. */
type InvitationProblem = 'unknown' | 'unreachable'

type OrganisationState = {
  /** What the server told of the organisation, so that a reload without a network is the same visit. */
  known: Organisation | null
  /** Of the secret link the person came by: opens the full report, once for each use it has. */
  key: string | null
  problem: InvitationProblem | null
}

const none: OrganisationState = { known: null, key: null, problem: null }

export const useInvitation = create<OrganisationState>()(
  persist((): OrganisationState => none, {
    name: 'organisation',
    version: 1,
    storage: createJSONStorage(() => deviceStorage),
    partialize: ({ known, key }) => ({ known, key }),
  }),
)

const forgetInvitation = () => useInvitation.setState(none)

/** The organisation of this code, as far as this device knows it. */
const organisationNamed = (code: string | null): Organisation | null => {
  const { known } = useInvitation.getState()
  return known?.code === code ? known : null
}

type VisitState = Visit & {
  /** Code of the organisation whose link brought the person here. */
  organization: string | null
  changeOrganization: (code: string) => void
  leaveOrganization: () => void
  /** The test begins, as this person's: what the questions before the first movement led to. */
  takeLadder: (userIdentifier: string, ladder: Ways) => void
  standFirst: (standsFirst: boolean) => void
  nameWorkouts: (workouts: readonly NamedItem[]) => void
  chooseWay: (movement: MovementId, way: EasierWay | null) => void
  /** Everything that is still to come in its easiest way. */
  goEasier: () => void
  /** What the questions led to in the test that has just ended, for who does one of its movements again at once; in memory alone. */
  answered: Answered | null
  forgetAnswered: () => void
  /** `isSameVisit`: the person still stands there, and is not asked again. */
  beginRedo: (userIdentifier: string, redo: Redo, isSameVisit: boolean) => void
  /** Its person is known by this name now. */
  giveTo: (userIdentifier: string) => void
  /** The report is made: nothing of this test is left for the next. */
  endVisit: () => void
  /** Nothing was measured: the same movements once more. */
  beginAnew: () => void
  keepResult: (result: AssessmentResult) => void
  noteFailure: (reason: FailureReason) => void
  /** Everything stands still; null once the person goes on. */
  standStill: (cause: Unwell | null) => void
  reachEnd: () => void
  advance: () => void
  moveTo: (exerciseId: string) => void
  passMeasured: () => void
  reset: () => void
}

type Planned = Pick<VisitState, 'organization' | 'ladder' | 'standsFirst' | 'chosenWays' | 'redo'>

const setOf = (organization: string | null) => workoutsOf(organisationNamed(organization))

const workoutsFor = ({ organization, ...plan }: Planned) => planned(setOf(organization), plan)

type Change = Partial<VisitState> | ((visit: VisitState) => Partial<VisitState>)

const tabs = inAllTabs()

/** The half-done test is one in all tabs: what another has written of it is read before anything is written over it. */
function set(change: Change) {
  if (tabs.isWrittenElsewhere()) void useVisit.persist.rehydrate()
  useVisit.setState(change)
}

export const useVisit = create<VisitState>()(
  persist(
    (_set, get) => ({
      ...emptyVisit,
      organization: null,
      // Results of one set of movements mean nothing in another.
      changeOrganization: code =>
        set(visit => (visit.organization === code ? {} : { ...emptyVisit, organization: code })),
      leaveOrganization() {
        forgetInvitation()
        set({ ...emptyVisit, organization: null })
      },
      takeLadder: (userIdentifier, ladder) =>
        set(({ begunAtMs, standsFirst }) => ({
          userIdentifier,
          ladder,
          standsFirst: standsFirst || mustStandFirst(ladder),
          begunAtMs: begunAtMs ?? Date.now(),
        })),
      standFirst: standsFirst => set({ standsFirst }),
      nameWorkouts: workouts => set({ workouts }),
      chooseWay: (movement, way) =>
        set(({ chosenWays: { [movement]: _former, ...others } }) => ({
          chosenWays: way ? { ...others, [movement]: way } : others,
        })),
      goEasier: () => set(visit => easierFromHere(setOf(visit.organization), visit) ?? {}),
      beginRedo: (userIdentifier, redo, isSameVisit) =>
        set(({ answered }) => ({
          ...emptyVisit,
          ...(isSameVisit && answered?.userIdentifier === userIdentifier && !isPastAnswer(answered)
            ? answered
            : {}),
          userIdentifier,
          redo,
        })),
      answered: null,
      forgetAnswered: () => set({ answered: null }),
      giveTo: userIdentifier => set({ userIdentifier }),
      endVisit: () => set(visit => ({ ...emptyVisit, answered: answeredIn(visit) })),
      beginAnew: () => set(begunAnew),
      keepResult: result => set(visit => withResult(visit, result)),
      noteFailure: lastFailure => set({ lastFailure }),
      standStill: unwell => set({ unwell }),
      reachEnd: () => set({ hasReachedEnd: true, unwell: null }),
      advance: () =>
        set(({ currentWorkoutIndex }) => ({
          currentWorkoutIndex: advance(workoutsFor(get()), currentWorkoutIndex),
        })),
      moveTo: exerciseId =>
        set({
          currentWorkoutIndex: Math.max(
            0,
            workoutsFor(get()).findIndex(({ id }) => id === exerciseId),
          ),
        }),
      passMeasured: () => set(visit => ({ currentWorkoutIndex: placeToGoOn(workoutsFor(visit), visit) })),
      reset: () => set(emptyVisit),
    }),
    {
      name: 'workout-session',
      version: 1,
      storage: createJSONStorage(() => tabs.storage),
      partialize: ({ answered: _inMemory, ...kept }) => kept,
    },
  ),
)

followTabs(useVisit)

/** The organisation this person came from, or null. */
export function useOrganisation(): Organisation | null {
  const known = useInvitation(invitation => invitation.known)
  const code = useVisit(({ organization }) => organization)
  return known?.code === code ? known : null
}

/** What this visit consists of; the same list until something about it changes. */
export function useWorkouts(): readonly WorkoutItem[] {
  const { ladder, standsFirst, chosenWays, redo } = useVisit()
  const set = workoutsOf(useOrganisation())
  return useMemo(
    () => planned(set, { ladder, standsFirst, chosenWays, redo }),
    [set, ladder, standsFirst, chosenWays, redo],
  )
}

/** What of the set is left out of this visit, as long as nothing is told of it. */
export function leftOutOfSet() {
  const visit = useVisit.getState()
  return leftOutOf(setOf(visit.organization), visit)
}

/** Whether the test at hand is this person's, or has not begun. */
export function isVisitOf(person: string): boolean {
  const { userIdentifier } = useVisit.getState()
  return userIdentifier === null || userIdentifier === person
}

/**
 * The half-done test this person may go on with at /assessment/workout; null where there is none, or it is another's or of
 * another day.
 */
export function interruptedTest(person: string, nowMs = Date.now()): InterruptedTest | null {
  const visit = useVisit.getState()
  return isVisitOf(person) ? interruptedTestOf(workoutsFor(visit), visit, nowMs) : null
}

/** Lets go of a test of another day, or of a movement to be measured again for a report that has become too old. */
export function leavePastVisit(nowMs = Date.now()) {
  const visit = useVisit.getState()
  if (isPastVisit(visit, nowMs)) visit.reset()
}

/** Whether anything that is still to come has an easier way. */
export const useCanGoEasier = () =>
  useVisit(visit => easierFromHere(setOf(visit.organization), visit) !== null)

/** Movements of this test that have a number. */
export const useMeasuredCount = () =>
  useVisit(({ assessmentResults }) => assessmentResults.filter(({ refusal }) => refusal === null).length)

export const useWorkoutMinutes = () => minutesOf(useOrganisation())

/** Whether a test has begun that would have to begin anew. */
export const useIsUnderWay = () =>
  useVisit(
    ({ assessmentResults, currentWorkoutIndex }) => assessmentResults.length > 0 || currentWorkoutIndex > 0,
  )

/** Who sent the person, as this device knows it; null where no organisation did. */
export const currentOrganisation = () => organisationNamed(useVisit.getState().organization)

/** What generate-report is told of the organisation; the server decides what that is worth. */
export function organisationClaim(): { organisation?: string; organisationKey?: string; unlocked?: true } {
  const organisation = currentOrganisation()
  if (!organisation) return {}
  const { key } = useInvitation.getState()
  return {
    organisation: organisation.code,
    unlocked: true,
    ...(key === null ? {} : { organisationKey: key }),
  }
}
