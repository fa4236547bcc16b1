import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { content } from '../content/content.ts'
import { StoryArc } from '../features/onboarding/story-arc.tsx'
import { paths, safeReturnPath } from '../paths.ts'
import { returnParameter } from '../require-person.ts'
import { ActionButton } from '../ui/buttons.tsx'
import { PageHeading } from '../ui/screen.tsx'
import { PreparationScreen } from './preparation-screen.tsx'

const { story } = content

export function SuccessScreen() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const [query] = useSearchParams()
  const next = safeReturnPath(query.get(returnParameter)) ?? paths.privacy.link()
  return (
    <PreparationScreen
      page="success"
      title="A story"
      back={paths.confidence.link() + search}
      beside="toe-touch"
      action={<ActionButton onClick={() => navigate(next)}>Continue</ActionButton>}
    >
      {story.label ? (
        <p className="mb-1 flex items-center gap-1 font-semibold text-ember-text">
          <span aria-hidden="true" className="h-[2px] w-3 bg-ember" />
          {story.label}
        </p>
      ) : null}
      <PageHeading className="mb-3 short:mb-2">{story.title}</PageHeading>
      <StoryArc story={story} />
      <div className="mt-3 flex flex-col gap-1.5 text-lead short:text-base">
        {story.paragraphs.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p className="mt-3 border-t border-hairline pt-2 text-ink-soft">{story.note}</p>
    </PreparationScreen>
  )
}
