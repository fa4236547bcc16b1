import type { Feedback } from '@lithe/contracts/api'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { captionOf, ratingCaptions, ratingWords } from './rating-captions.ts'
import { Star } from './star.tsx'

/** What was said before, to be read; Edit makes it a draft again. */
export function SubmittedFeedback({ feedback, onEdit }: { feedback: Feedback; onEdit: () => void }) {
  return (
    <section aria-labelledby="submitted" className="mt-3">
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <h2 id="submitted" className="font-soft text-title font-medium">
          Your submitted feedback
        </h2>
        <QuietButton onClick={onEdit}>Edit</QuietButton>
      </div>
      <div
        role="img"
        aria-label={ratingWords(feedback.rating)}
        className="-mx-0.5 mt-2 flex max-w-[240px] gap-0.5"
      >
        {ratingCaptions.map(({ rating }) => (
          <Star key={rating} isLit={rating <= feedback.rating} />
        ))}
      </div>
      <p className="font-soft text-title text-ink">{captionOf(feedback.rating)}</p>
      <h3 className="mt-3 font-semibold">
        Your comment <span className="font-normal text-ink-soft">(submitted)</span>
      </h3>
      <p className="mt-0.5 whitespace-pre-wrap wrap-anywhere">
        {feedback.feedback || 'You left no comment.'}
      </p>
    </section>
  )
}
