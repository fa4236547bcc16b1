import { contentWords } from '@lithe/words/live/content'
import { wayWords } from '@lithe/words/live/way'
import { useLocation, useNavigate } from 'react-router'
import { content } from '../content/content.ts'
import { yearsTold } from '../content/content-shape.ts'
import { ExpertList } from '../features/onboarding/endorsements.tsx'
import { paths } from '../navigation/paths.ts'
import { ActionButton } from '../ui/buttons.tsx'
import { PageHeading } from '../ui/screen.tsx'
import { PreparationScreen } from './preparation-screen.tsx'

const { experts } = content
const years = yearsTold(experts)

export function ConfidenceScreen() {
  const navigate = useNavigate()
  const { search } = useLocation()
  return (
    <PreparationScreen
      page="confidence"
      title={wayWords.confidence.title}
      back={paths.questionnaire.link() + search}
      beside="squat"
      action={
        <ActionButton onClick={() => navigate(paths.success.link() + search)}>
          {wayWords.continue}
        </ActionButton>
      }
    >
      <PageHeading>{wayWords.confidence.title}</PageHeading>
      {years === null ? null : (
        <p className="mt-2 text-lead text-ink-soft">{wayWords.confidence.experience({ years })}</p>
      )}
      <ExpertList experts={experts} />
      <p className="mt-4 border-t border-hairline pt-2 text-ink-soft">{contentWords.expertsNote}</p>
    </PreparationScreen>
  )
}
