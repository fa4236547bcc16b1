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
  answersFor,
  begunAnew,
  emptyVisit,
  type FailureReason,
  type InterruptedTest,
  interruptedTestOf,
  isPastVisit,
  type NamedItem,
  placeToResume,
  type Redo,
  type Unwell,
  type Visit,
  withResult,
} from './visit.ts'

/** Why a link to an organisation failed. */
type InvitationProblem = 'unknown' | 'unreachable'

type OrganisationState = {
  /** The organisation as the server described it, so that an offline reload continues the same visit. */
  known: Organisation | null
  /** Key from the secret link that brought the person here; opens the full report, once per remaining use. */
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

/** The organisation with this code, if this device knows it. */
const organisationNamed = (code: string | null): Organisation | null => {
  const { known } = useInvitation.getState()
  return known?.code === code ? known : null
}

type VisitState = Visit & {
  /** Code of the organisation whose link brought the person here. */
  organization: string | null
  changeOrganization: (code: string) => void
  leaveOrganization: () => void
  /** Starts the test for this person, in the variants their answers led to. */
  takeLadder: (userIdentifier: string, ladder: Ways) => void
  standFirst: (standsFirst: boolean) => void
  nameWorkouts: (workouts: readonly NamedItem[]) => void
  chooseWay: (movement: MovementId, way: EasierWay | null) => void
  /** Switches the remaining items to their easiest variants. */
  goEasier: () => void
  /** Variants of the test just finished, for repeating one of its movements at once; in memory only. */
  answered: Answered | null
  forgetAnswered: () => void
  /** With `isSameVisit`, the person is still in place, and is not asked again. */
  beginRedo: (userIdentifier: string, redo: Redo, isSameVisit: boolean) => void
  /** Moves the visit to the person's new identifier. */
  giveTo: (userIdentifier: string) => void
  /** Forgets the whole test, once the report is made. */
  endVisit: () => void
  /** Restarts the same movements if nothing was measured. */
  beginAnew: () => void
  keepResult: (result: AssessmentResult) => void
  noteFailure: (reason: FailureReason) => void
  /** Pauses the test; null resumes it. */
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

/** Writes after reading other tabs' changes, as all tabs share one unfinished test. */
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
          ...(isSameVisit && answersFor(answered, userIdentifier, redo.movement)),
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
      passMeasured: () => set(visit => ({ currentWorkoutIndex: placeToResume(workoutsFor(visit), visit) })),
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

export function useOrganisation(): Organisation | null {
  const known = useInvitation(invitation => invitation.known)
  const code = useVisit(({ organization }) => organization)
  return known?.code === code ? known : null
}

/** Items of this visit; the same array until something changes. */
export function useWorkouts(): readonly WorkoutItem[] {
  const { ladder, standsFirst, chosenWays, redo } = useVisit()
  const set = workoutsOf(useOrganisation())
  return useMemo(
    () => planned(set, { ladder, standsFirst, chosenWays, redo }),
    [set, ladder, standsFirst, chosenWays, redo],
  )
}

/** Skipped items of the set, until they are reported. */
export function leftOutOfSet() {
  const visit = useVisit.getState()
  return leftOutOf(setOf(visit.organization), visit)
}

/** Whether the current test is this person's, or has not begun. */
export function isVisitOf(person: string): boolean {
  const { userIdentifier } = useVisit.getState()
  return userIdentifier === null || userIdentifier === person
}

/**
 * The unfinished test this person can resume at /assessment/workout; null if there is none, or it is someone else's
 * or another day's.
 */
export function interruptedTest(person: string, nowMs = Date.now()): InterruptedTest | null {
  const visit = useVisit.getState()
  return isVisitOf(person) ? interruptedTestOf(workoutsFor(visit), visit, nowMs) : null
}

/** Drops a test of another day, or a repeat whose report is too old by now. */
export function leavePastVisit(nowMs = Date.now()) {
  const visit = useVisit.getState()
  if (isPastVisit(visit, nowMs)) visit.reset()
}

/** Whether any remaining item has an easier variant. */
export const useCanGoEasier = () =>
  useVisit(visit => easierFromHere(setOf(visit.organization), visit) !== null)

/** Number of movements of this test with a result. */
export const useMeasuredCount = () =>
  useVisit(({ assessmentResults }) => assessmentResults.filter(({ refusal }) => refusal === null).length)

export const useWorkoutMinutes = () => minutesOf(useOrganisation())

/** Whether a test has begun that would have to start over. */
export const useIsUnderWay = () =>
  useVisit(
    ({ assessmentResults, currentWorkoutIndex }) => assessmentResults.length > 0 || currentWorkoutIndex > 0,
  )

/** The referring organisation, if this device knows one. */
export const currentOrganisation = () => organisationNamed(useVisit.getState().organization)

/** The organisation's fields of a generate-report request; the server decides what they are worth. */
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
