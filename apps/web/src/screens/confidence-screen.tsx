import { useLocation, useNavigate } from 'react-router'
import { content } from '../content/content.ts'
import { experienceClaim } from '../content/content-shape.ts'
import { ExpertList } from '../features/onboarding/endorsements.tsx'
import { paths } from '../navigation/paths.ts'
import { ActionButton } from '../ui/buttons.tsx'
import { PageHeading } from '../ui/screen.tsx'
import { PreparationScreen } from './preparation-screen.tsx'

const { experts, expertsNote } = content
const experience = experienceClaim(experts)

export function ConfidenceScreen() {
  const navigate = useNavigate()
  const { search } = useLocation()
  return (
    <PreparationScreen
      page="confidence"
      title="Three papers this stands on"
      back={paths.questionnaire.link() + search}
      beside="squat"
      action={<ActionButton onClick={() => navigate(paths.success.link() + search)}>Continue</ActionButton>}
    >
      <PageHeading>Three papers this stands on</PageHeading>
      {experience === null ? null : <p className="mt-2 text-lead text-ink-soft">{experience}</p>}
      <ExpertList experts={experts} />
      <p className="mt-4 border-t border-hairline pt-2 text-ink-soft">{expertsNote}</p>
    </PreparationScreen>
  )
}
