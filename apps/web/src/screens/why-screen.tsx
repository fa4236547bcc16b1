import { contentWords } from '@lithe/words/live/content'
import { wayWords } from '@lithe/words/live/way'
import { whyWords } from '@lithe/words/live/why'
import { Link, useLocation, useNavigate } from 'react-router'
import { content } from '../content/content.ts'
import { peopleMeasured } from '../content/content-shape.ts'
import { keptRecord, keptText } from '../device/device-storage.ts'
import { paths, safeReturnPath } from '../navigation/paths.ts'
import { ActionButton } from '../ui/buttons.tsx'
import { Chronophotograph } from '../ui/chronophotograph.tsx'
import { PageHeading } from '../ui/screen.tsx'
import { PreparationScreen } from './preparation-screen.tsx'

/** What the link to this page hands over: where the person goes on. */
export type WhyState = { returnTo: string }

const people = peopleMeasured(content.badges)

/** For those who ask; it is not on the way. Each row opens the page that shows it whole. */
export function WhyScreen() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const next = safeReturnPath(keptText(keptRecord(state).returnTo)) ?? paths.privacy.link()
  const { rows, credibility, confidence } = whyWords
  const reasons = [
    {
      plate: 'single-leg-stance',
      to: paths.credibility.link(),
      title: people === null ? credibility.title : credibility.people({ people }),
      what: rows.people,
    },
    { plate: 'toe-touch', to: paths.confidence.link(), title: confidence.title, what: rows.papers },
    { plate: 'squat', to: paths.success.link(), title: contentWords.story.title, what: rows.story },
  ]
  return (
    <PreparationScreen
      page={null}
      title={whyWords.title}
      back={next}
      beside="hero-squat"
      action={<ActionButton onClick={() => navigate(next)}>{wayWords.continue}</ActionButton>}
    >
      <PageHeading>{whyWords.title}</PageHeading>
      <p className="mt-1 text-lead text-ink-soft short:text-base">{whyWords.lede}</p>
      <ul className="mt-3 flex flex-col short:mt-2">
        {reasons.map(({ plate, to, title, what }, index) => (
          <li key={to} className="rise border-t border-hairline py-1.5" style={{ '--step': index + 1 }}>
            <Link to={to} className="flex min-h-6 items-center gap-2.5 rounded-card">
              <span className="block size-12 shrink-0 overflow-hidden rounded-card bg-sand short:size-9">
                <Chronophotograph movement={plate} crop="last-pose" className="h-full w-full" />
              </span>
              <span className="min-w-0">
                <span className="block font-soft text-title font-medium text-spruce underline decoration-hairline underline-offset-[5px]">
                  {title}
                </span>
                <span className="block text-ink-soft">{what}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-1 border-t border-hairline pt-2 text-ink-soft">{contentWords.badgesNote}</p>
    </PreparationScreen>
  )
}
