import { useLocation, useNavigate } from 'react-router'
import { content } from '../content/content.ts'
import { peopleMeasured } from '../content/content-shape.ts'
import { BadgeList } from '../features/onboarding/endorsements.tsx'
import { paths } from '../navigation/paths.ts'
import { ActionButton } from '../ui/buttons.tsx'
import { PageHeading } from '../ui/screen.tsx'
import { PreparationScreen } from './preparation-screen.tsx'

const { badges, badgesNote } = content
const people = peopleMeasured(badges)

export function CredibilityScreen() {
  const navigate = useNavigate()
  const { search } = useLocation()
  return (
    <PreparationScreen
      page="credibility"
      title="What your test stands on"
      back={paths.name.link() + search}
      beside="hero-squat"
      action={
        <ActionButton onClick={() => navigate(paths.questionnaire.link() + search)}>Continue</ActionButton>
      }
    >
      <PageHeading>
        {people === null ? 'What your test stands on' : `${people.toLocaleString('en')} people moved first`}
      </PageHeading>
      <p className="mt-2 text-lead text-ink-soft short:mt-1 short:text-base">
        Your balance, and by estimate your strength, are set beside theirs.
      </p>
      <BadgeList badges={badges} />
      <p className="mt-1 border-t border-hairline pt-2 text-ink-soft">{badgesNote}</p>
    </PreparationScreen>
  )
}
