import type { AssessmentListItem } from '@lithe/contracts/api'
import { reportsWords } from '@lithe/words/live/reports'
import { useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { currentCaller, useUserId } from '../../memory/identity.ts'
import { useKnownUser } from '../../memory/known-user.ts'
import { type ListState, listToShow } from '../../memory/list-state.ts'
import { messenger } from '../../messenger/messenger.ts'
import { paths } from '../../navigation/paths.ts'
import { Avatar } from '../../people/avatar.tsx'
import { eraseReport } from '../../people/erase.ts'
import { useDetourTaken } from '../../people/onward.ts'
import { PasskeyOfferCard } from '../../people/passkeys/passkey-offer-card.tsx'
import { InterruptedCard } from '../../prepare/interrupted.tsx'
import { AskAge } from '../../prepare/person-details.tsx'
import { WaitingResults } from '../../prepare/what-waits.tsx'
import { ActionButton, linkLook } from '../../ui/buttons.tsx'
import { YourDataLink } from '../../ui/header-links.tsx'
import { PageHeading, Screen } from '../../ui/screen.tsx'
import { showToast } from '../../ui/toasts.ts'
import { ProgressLine } from '../../ui/waiting.tsx'
import { DeleteReportSheet } from '../delete-report.tsx'
import { TodaysMinute } from '../todays-minute.tsx'
import { AgesOverTime, agePoints } from './ages-over-time.tsx'
import { AssessmentList } from './assessment-list.tsx'
import { changeWords } from './change-words.ts'
import { OlderButton, useOlderReports } from './older-reports.tsx'

/** Loads the list, also when opened by its URL; redirects to the start if it is empty. */
export function ListScreen() {
  const { state } = useLocation()
  const userIdentifier = useUserId(user => user.userIdentifier)
  const { data: known, isPending } = useKnownUser()
  const fetched = known && known.state === null ? known.answer.assessmentsData : null
  const assessments = listToShow(state, userIdentifier, fetched)
  if (userIdentifier && assessments && assessments.length > 0)
    return <Reports key={userIdentifier} userIdentifier={userIdentifier} assessments={assessments} />
  return isPending ? <Opening /> : <Navigate to={paths.start.link()} replace />
}

const Opening = () => (
  <Screen title={reportsWords.list.title} back={paths.start.link()}>
    <PageHeading className="mt-auto">{reportsWords.list.opening}</PageHeading>
    <div className="mt-3 mb-auto">
      <ProgressLine label={reportsWords.list.moment} share={null} />
    </div>
  </Screen>
)

async function askOlder(olderThan: string) {
  const { api } = await import('../../api/client.ts')
  return api.fetchUser({ ...currentCaller(), olderThan })
}

function Reports({ userIdentifier, assessments: newest }: ListState) {
  const navigate = useNavigate()
  const { data: known } = useKnownUser()
  const hasOlder = known?.answer.hasOlder === true
  const { assessments, showOlder } = useOlderReports(newest, hasOlder, askOlder)
  const details = known?.answer.userDetails ?? null
  const latest = assessments[0] ? changeWords(assessments[0]) : null
  const [isManaging, setManaging] = useState(false)
  const [leaving, setLeaving] = useState<AssessmentListItem | null>(null)
  useDetourTaken('list')

  function leave({ assessmentId }: AssessmentListItem) {
    setLeaving(null)
    showToast({ title: reportsWords.delete.done, description: reportsWords.delete.gone })
    const left = assessments.filter(assessment => assessment.assessmentId !== assessmentId)
    if (left.length === 0) return void navigate(paths.start.link(), { replace: true })
    const state: ListState = { userIdentifier, assessments: left }
    void navigate(paths.list.link(), { replace: true, state })
  }

  return (
    <Screen
      title={reportsWords.list.title}
      back={paths.start.link()}
      leave={<YourDataLink />}
      action={
        <ActionButton onClick={() => navigate(paths.workoutPreview.link())}>
          {reportsWords.list.again}
        </ActionButton>
      }
    >
      <div className="flex flex-wrap items-center gap-2">
        <Avatar person={details} userId={userIdentifier} className="size-9" />
        <div className="min-w-0 flex-[1_1_9rem]">
          {details?.name ? (
            <p className="truncate text-ink-soft">
              <bdi>{details.name}</bdi>
            </p>
          ) : null}
          <PageHeading className="text-head!">{reportsWords.list.title}</PageHeading>
        </div>
      </div>
      {/* This is the first page in a messenger. */}
      {messenger() ? <TodaysMinute person={userIdentifier} className="mt-3" /> : null}
      <PasskeyOfferCard className="mt-3" />
      <WaitingResults className="mt-3" />
      <InterruptedCard person={userIdentifier} className="mt-3" />
      <AskAge known={known} className="mt-3" />
      <div className="mt-3 flex flex-col gap-3">
        <AgesOverTime points={agePoints(assessments)} latest={latest} />
        <AssessmentList assessments={assessments} isManaging={isManaging} onDelete={setLeaving} />
        <OlderButton onClick={showOlder} />
        <button
          type="button"
          onClick={() => setManaging(!isManaging)}
          aria-pressed={isManaging}
          className={`${linkLook} self-center`}
        >
          {isManaging ? reportsWords.list.done : reportsWords.list.manage}
        </button>
      </div>
      {leaving ? (
        <DeleteReportSheet
          {...leaving}
          onDelete={() => eraseReport({ ...currentCaller(), userIdentifier }, leaving.assessmentId)}
          onDeleted={() => leave(leaving)}
          onClose={() => setLeaving(null)}
        />
      ) : null}
    </Screen>
  )
}
