import { PageHeading } from '../../ui/page-heading.tsx'

export const feedbackTitle = 'How was your experience?'

export const FeedbackHeading = () => (
  <PageHeading className="text-head! -mr-2 hyphens-auto wrap-break-word">{feedbackTitle}</PageHeading>
)
