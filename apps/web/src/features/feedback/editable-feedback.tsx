import type { Feedback } from '@lithe/contracts/api'
import { CommentField } from './comment-field.tsx'
import { RatingField } from './rating-field.tsx'

type Props = { id: string; draft: Feedback; onChange: (draft: Feedback) => void; onSubmit: () => void }

export function EditableFeedback({ id, draft, onChange, onSubmit }: Props) {
  return (
    <form
      id={id}
      className="mt-3"
      onSubmit={event => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <RatingField rating={draft.rating} onChange={rating => onChange({ ...draft, rating })} />
      <CommentField comment={draft.feedback} onChange={feedback => onChange({ ...draft, feedback })} />
    </form>
  )
}
