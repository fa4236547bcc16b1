import { Navigate, useLocation, useNavigate } from 'react-router'
import { AgesOverTime } from '../features/assessments/ages-over-time.tsx'
import { agePoints } from '../features/assessments/ages-plot.ts'
import { AssessmentCard } from '../features/assessments/assessment-card.tsx'
import { changesOf } from '../features/assessments/change-words.ts'
import { readListState } from '../features/assessments/read-list-state.ts'
import { useKnownUser } from '../features/identity/use-known-user.ts'
import { useUserId } from '../features/identity/user-id-store.ts'
import { Avatar } from '../features/profiles/avatar.tsx'
import { useDetourTaken } from '../features/start/start-detour.ts'
import type { ListState } from '../list-state.ts'
import { paths } from '../paths.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Screen } from '../ui/screen.tsx'
import { WaitingResults } from './waiting-results.tsx'
import { YourDataLink } from './your-data-link.tsx'

export function ListScreen() {
  const assessments = readListState(useLocation().state)
  return assessments ? <Reports assessments={assessments} /> : <Navigate to={paths.start.link()} replace />
}

function Reports({ assessments }: ListState) {
  const navigate = useNavigate()
  const userIdentifier = useUserId(user => user.userIdentifier)
  const details = useKnownUser().data?.answer.userDetails ?? null
  const changes = changesOf(assessments)
  const [latest = null] = changes.values()
  useDetourTaken('list')

  return (
    <Screen
      title="Your reports"
      back={paths.start.link()}
      leave={<YourDataLink />}
      action={
        <ActionButton onClick={() => navigate(paths.workoutPreview.link())}>Take the test again</ActionButton>
      }
    >
      <div className="flex flex-wrap items-center gap-2">
        <Avatar person={details} userId={userIdentifier ?? ''} className="size-9" />
        <div className="min-w-0 flex-[1_1_9rem]">
          {details?.name ? <p className="truncate text-ink-soft">{details.name}</p> : null}
          <PageHeading className="text-head!">Your reports</PageHeading>
        </div>
      </div>
      <WaitingResults className="mt-3" />
      <div className="mt-3 flex flex-col gap-3">
        <AgesOverTime points={agePoints(assessments)} latest={latest} />
        <ol className="flex flex-col gap-1.5">
          {assessments.map((assessment, index) => (
            <li key={assessment.assessmentId}>
              <AssessmentCard
                assessment={assessment}
                change={changes.get(assessment.assessmentId) ?? null}
                to={paths.report.link(assessment.assessmentId)}
                step={index + 2}
              />
            </li>
          ))}
        </ol>
      </div>
    </Screen>
  )
}
