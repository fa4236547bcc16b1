import type { FreeReport } from '@lithe/contracts/api'
import type { Sex } from '@lithe/contracts/constants'
import { Icon } from '@lithe/design/icon'
import { movements, pictureOf, wayOf } from '@lithe/movements/catalog'
import { movementsWords } from '@lithe/words/live/movements'
import { reportPageWords } from '@lithe/words/live/report-page'
import type { ReactNode } from 'react'
import type { Report } from '../../memory/current-report-store.ts'
import { type Shown, useReportNotes } from '../../memory/report-notes.ts'
import { Chronophotograph } from '../../ui/chronophotograph.tsx'
import { PageSection, Points } from '../../ui/screen.tsx'
import { numeral } from '../../words/formats.ts'
import { OwnPicture, plateFrame } from './own-picture.tsx'
import { peopleOf, repetitionUnit } from './report-words.ts'

type Session = Report['sessions'][number]

/** A report's movements that have a number. */
export const measuredSessions = ({ sessions, freeReportData }: Report): Session[] =>
  sessions.filter(({ movement }) => !freeReportData.missingTests.includes(movements[movement].test))

type Props = { report: Report; notice: ReactNode }

/** A locked full report: what was done, and which drawers are closed, without invented numbers. */
export function LockedBreakdown({ report, notice }: Props) {
  const { freeReportData: free } = report
  const { title, ofMovements, beyond } = reportPageWords.locked
  const tells = tellsOf(free)
  const tellsYears = ({ movement }: Session) => free.testsOfYears.includes(movements[movement].test)
  const measured = measuredSessions(report)
  return (
    <>
      <p className="mt-2 hidden print:block">{reportPageWords.paper.summary}</p>
      <PageSection title={title} className="print:hidden">
        {notice}
        {tells === 'plain' ? (
          <Points of={ofMovements} className="gap-1" />
        ) : (
          <p className="text-lead">
            {tells === 'years' ? <Together free={free} movements={measured.length} /> : beyond}
          </p>
        )}
        <ul className="mt-2">
          {measured.map(session => (
            <ClosedDrawer
              key={session.sessionId}
              session={session}
              tells={tells === 'years' && !tellsYears(session) ? 'place' : tells}
              age={free.userAge}
              sex={free.userSex}
            />
          ))}
        </ul>
      </PageSection>
    </>
  )
}

/** What a full report says about a movement: years only if it is compared with other people. */
export type Tells = 'years' | 'place' | 'plain'

export function tellsOf({ mobilityAge, isOrMore }: Pick<FreeReport, 'mobilityAge' | 'isOrMore'>): Tells {
  if (mobilityAge === null) return 'plain'
  return isOrMore ? 'place' : 'years'
}

/** The movements' combined effect on the age, the only effect the free summary reveals. */
function Together({ free, movements }: { free: FreeReport; movements: number }) {
  const { userAge, mobilityAge, testsOfYears } = free
  const by = (mobilityAge ?? userAge) - userAge
  const effect = by > 0 ? 'adds' : by < 0 ? 'takes' : 'none'
  const { together, which, alone, aloneMore } = reportPageWords.locked
  const values = { effect, years: Math.abs(by) } as const
  const isOne = movements === 1
  return (
    <>
      <span className="font-semibold">{isOne ? alone(values) : together(values)}</span>{' '}
      {isOne ? aloneMore : which({ effect: testsOfYears.length > 0 ? effect : 'none' })}
    </>
  )
}

type DrawerProps = { session: Session; tells: Tells; age: number; sex: Sex | '' }

function ClosedDrawer({ session: { sessionId, movement, variant }, tells, age, sex }: DrawerProps) {
  const shown = useReportNotes(notes => notes.shown[sessionId])
  const plate = useReportNotes(notes => notes.plates[sessionId])
  const { closed, measured } = reportPageWords.locked
  const people = peopleOf(movements[movement].test, sex)
  return (
    <li className="border-t border-hairline py-2 last:border-b">
      {plate ? <OwnPicture of={plate} className={`mb-1.5 ${plateFrame}`} /> : null}
      <div className="flex items-center gap-2">
        {plate ? null : (
          <Chronophotograph
            movement={pictureOf({ movement, variant: variant ?? null })}
            crop="last-pose"
            className="size-9 shrink-0 overflow-hidden rounded-card bg-sand"
          />
        )}
        <div className="min-w-0 flex-1">
          <h3 className="font-soft text-title leading-tight font-medium text-wrap">
            {movementsWords.names[wayOf({ movement, variant: variant ?? null })]}
          </h3>
          <p className="text-lead">{shown ? shownWords(shown, movement, variant) : measured}</p>
        </div>
      </div>
      <div className="mt-1.5 overflow-hidden rounded-card border border-hairline bg-raised px-2 py-1">
        <p className="flex items-start gap-1 text-ink-soft">
          <Icon box={20} className="mt-[0.2em] size-[1.1em] shrink-0 text-spruce">
            <path d="M4.5 9.5h11v8h-11ZM6.8 9.5V6.2a3.2 3.2 0 0 1 6.4 0v3.3" />
          </Icon>
          <span className="flex flex-col gap-0.5">
            {closed({ tells, people, age })
              .split(' · ')
              .map(part => (
                <span key={part}>{part}</span>
              ))}
          </span>
        </p>
        <BlurredBar />
      </div>
    </li>
  )
}

/** The blurred shape of the contents: a bar and a line, without words or the colour of a zone. */
const BlurredBar = () => (
  <div aria-hidden="true" inert className="mt-1 flex flex-col gap-[8px] pb-[4px] blur-[7px]">
    <span className="h-[14px] rounded-full bg-hairline" />
    <span className="h-[8px] w-4/5 rounded-full bg-hairline" />
  </div>
)

/** The result as its own screen showed it after the movement. */
export function shownWords(shown: Shown, movement: Session['movement'], variant: Session['variant']): string {
  const { units } = movementsWords
  const { value } = reportPageWords.locked
  if ('seconds' in shown)
    return value({ number: numeral(shown.seconds), unit: units.seconds({ count: shown.seconds }) })
  if ('degrees' in shown)
    return value({ number: numeral(shown.degrees), unit: units.degrees({ count: shown.degrees }) })
  const unit = repetitionUnit(movement, variant ?? null, shown.reps)
  return value({ number: numeral(shown.reps), unit })
}
