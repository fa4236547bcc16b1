import { homeWords } from '@lithe/words/live/home'
import { signInWords } from '@lithe/words/live/sign-in'
import { Link, useNavigate } from 'react-router'
import { isAgeToTell } from '../memory/current-report-store.ts'
import type { Profile } from '../memory/profiles.ts'
import { type Latest, useReportNotes } from '../memory/report-notes.ts'
import { paths } from '../navigation/paths.ts'
import { ActionButton } from '../ui/buttons.tsx'
import { PageHeading } from '../ui/screen.tsx'
import { fullDay, rich } from '../words/formats.ts'

/** The person's newest report known to this device, or null. */
const useLatest = ({ userId }: Profile): Latest | null =>
  useReportNotes(({ latest }) => latest[userId] ?? null)

/** Greets a person by name, on a line of its own, with their last number. */
export function Welcome({ person }: { person: Profile }) {
  const latest = useLatest(person)
  return (
    <>
      <PageHeading>
        {rich(
          homeWords.welcome({
            name: person.name.trim(),
            who: name => (
              <>
                {' '}
                <bdi className="block wrap-anywhere short:inline">{name}</bdi>
              </>
            ),
          }),
        )}
      </PageHeading>
      {latest ? <LastAge {...latest} /> : null}
    </>
  )
}

/** Shows the last age, unless its report has yet to reveal it. */
function LastAge({ assessmentId, createdAt, age, isOrMore }: Latest) {
  if (age === null || isAgeToTell(assessmentId)) return null
  return (
    <p className="mt-1 text-lead text-ink-soft">
      {rich(
        homeWords.last({
          told: isOrMore ? 'orMore' : 'years',
          age,
          day: fullDay(createdAt),
          when: day => <span className="block text-base">{day}</span>,
        }),
      )}
    </p>
  )
}

/** Leads to the reports or another test if there is a report, else to the test. */
export function WelcomeActions({ person }: { person: Profile }) {
  const navigate = useNavigate()
  if (!useLatest(person))
    return <ActionButton onClick={() => navigate(paths.start.link())}>{signInWords.continue}</ActionButton>
  return (
    <div className="flex flex-col gap-1.5 short:grid short:*:px-1 short:grid-cols-[repeat(auto-fit,minmax(min(100%,6.5rem),1fr))]">
      <Link to={paths.workoutPreview.link()} className="outlined press grid place-items-center text-center">
        {homeWords.again}
      </Link>
      <ActionButton onClick={() => navigate(paths.list.link())}>{homeWords.reports}</ActionButton>
    </div>
  )
}
