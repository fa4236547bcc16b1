import { contentWords } from '@lithe/words/live/content'
import { wayWords } from '@lithe/words/live/way'
import { whyWords } from '@lithe/words/live/why'
import { useNavigate } from 'react-router'
import { content } from '../content/content.ts'
import { peopleMeasured, yearsTold } from '../content/content-shape.ts'
import { paths } from '../navigation/paths.ts'
import { useWayIn, type WayState } from '../people/onward.ts'
import { ActionButton } from '../ui/buttons.tsx'
import { useWayBack } from '../ui/header-links.tsx'
import { PageHeading } from '../ui/screen.tsx'
import { BadgeList, ExpertList } from './endorsements.tsx'
import { PreparationScreen } from './preparation-screen.tsx'

const { badges } = content
const people = peopleMeasured(badges)

export function CredibilityScreen() {
  const navigate = useNavigate()
  const { search, returnTo } = useWayIn()

  function proceed() {
    if (returnTo) return navigate(paths.confidence.link(), { state: { returnTo } satisfies WayState })
    return navigate(paths.questionnaire.link() + search, { state: { seesReasons: true } satisfies WayState })
  }

  return (
    <PreparationScreen
      page={null}
      title={whyWords.credibility.title}
      back={useWayBack(paths.name.link() + search)}
      beside="hero-squat"
      mayBePassed={!returnTo}
      action={<ActionButton onClick={proceed}>{wayWords.continue}</ActionButton>}
    >
      <PageHeading>
        {people === null ? whyWords.credibility.title : whyWords.credibility.people({ people })}
      </PageHeading>
      <p className="mt-2 text-lead text-ink-soft short:mt-1 short:text-base">{whyWords.credibility.lede}</p>
      <BadgeList badges={badges} />
      <p className="mt-1 border-t border-hairline pt-2 text-ink-soft">{contentWords.badgesNote}</p>
    </PreparationScreen>
  )
}

const { experts } = content
const years = yearsTold(experts)

export function ConfidenceScreen() {
  const navigate = useNavigate()
  const { search, returnTo } = useWayIn()
  const state: WayState = returnTo ? { returnTo } : {}
  return (
    <PreparationScreen
      page={null}
      title={whyWords.confidence.title}
      back={useWayBack(paths.questionnaire.link() + search)}
      beside="squat"
      mayBePassed={!returnTo}
      action={
        <ActionButton onClick={() => navigate(paths.success.link() + search, { state })}>
          {wayWords.continue}
        </ActionButton>
      }
    >
      <PageHeading>{whyWords.confidence.title}</PageHeading>
      {years === null ? null : (
        <p className="mt-2 text-lead text-ink-soft">{whyWords.confidence.experience({ years })}</p>
      )}
      <ExpertList experts={experts} />
      <p className="mt-4 border-t border-hairline pt-2 text-ink-soft">{contentWords.expertsNote}</p>
    </PreparationScreen>
  )
}
