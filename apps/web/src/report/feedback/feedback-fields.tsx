import type { Feedback } from '@lithe/contracts/api'
import { feedbackLimits } from '@lithe/contracts/constants'
import { feedbackWords } from '@lithe/words/live/feedback'
import { type KeyboardEvent, useState } from 'react'
import { QuietButton } from '../../ui/buttons.tsx'
import { lackIdOf } from '../../ui/lack.tsx'
import { rich } from '../../words/formats.ts'

type Props = {
  id: string
  draft: Feedback
  onChange: (draft: Feedback) => void
  onKeyDown: (event: KeyboardEvent) => void
  onSubmit: () => void
}

export function EditableFeedback({ id, draft, onChange, onKeyDown, onSubmit }: Props) {
  return (
    <form
      id={id}
      className="mt-3"
      onKeyDown={onKeyDown}
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

/** Submitted feedback, read-only; Edit turns it back into a draft. */
export function SubmittedFeedback({ feedback, onEdit }: { feedback: Feedback; onEdit: () => void }) {
  const { submitted } = feedbackWords
  return (
    <section aria-labelledby="submitted" className="mt-3">
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <h2 id="submitted" className="font-soft text-title font-medium">
          {submitted.title}
        </h2>
        <QuietButton onClick={onEdit}>{submitted.edit}</QuietButton>
      </div>
      <div
        role="img"
        aria-label={ratingWords(feedback.rating)}
        className="-mx-0.5 mt-2 flex max-w-[240px] gap-0.5"
      >
        {ratings.map(rating => (
          <Star key={rating} isLit={rating <= feedback.rating} />
        ))}
      </div>
      <p className="font-soft text-title text-ink">{captionOf(feedback.rating)}</p>
      <h3 className="mt-3 font-semibold">{rich(submitted.comment({ hint }))}</h3>
      <p className="mt-0.5 whitespace-pre-wrap wrap-anywhere">{feedback.feedback || submitted.noComment}</p>
    </section>
  )
}

/** Focused if no rating is given. */
export const firstStarId = 'one-star'

type RatingFieldProps = { rating: number; onChange: (rating: number) => void }

/** One to five stars, by touch, pointer or arrow keys. */
function RatingField({ rating, onChange }: RatingFieldProps) {
  const [pointedAt, setPointedAt] = useState(0)
  const shown = pointedAt || rating
  return (
    <fieldset aria-describedby={lackIdOf(firstStarId)}>
      <legend className="font-semibold">{feedbackWords.rating}</legend>
      <div className="-mx-1 mt-1 flex max-w-[360px] flex-wrap" onPointerLeave={() => setPointedAt(0)}>
        {ratings.map(stars => (
          <label
            key={stars}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointedAt(stars)}
            className="aspect-square max-w-[72px] min-h-6 min-w-6 flex-1 cursor-pointer rounded-card p-1 has-focus-visible:outline-3 has-focus-visible:outline-ember"
          >
            <input
              {...(stars === 1 && { id: firstStarId })}
              type="radio"
              name="rating"
              value={stars}
              checked={rating === stars}
              onChange={() => onChange(stars)}
              aria-label={ratingWords(stars)}
              className="sr-only"
            />
            <Star isLit={stars <= shown} />
          </label>
        ))}
      </div>
      <p className="min-h-4 font-soft text-title text-ink" aria-live="polite">
        {captionOf(shown)}
      </p>
    </fieldset>
  )
}

type CommentFieldProps = { comment: string; onChange: (comment: string) => void }

function CommentField({ comment, onChange }: CommentFieldProps) {
  const { commentCharacters } = feedbackLimits
  return (
    <div className="mt-2">
      <label htmlFor="comment" className="font-semibold">
        {rich(feedbackWords.comment({ hint }))}
      </label>
      <textarea
        id="comment"
        rows={5}
        maxLength={commentCharacters}
        value={comment}
        onChange={({ target }) => onChange(target.value)}
        aria-describedby="comment-length"
        className="mt-1 block w-full resize-y rounded-card border-2 border-outline bg-raised p-2 leading-normal short:h-[112px]"
      />
      <p id="comment-length" className="mt-0.5 text-end text-ink-soft tabular">
        {feedbackWords.length({ typed: comment.length, most: commentCharacters })}
      </p>
    </div>
  )
}

/** Numbers of stars, lowest first. */
const ratings = [1, 2, 3, 4, 5] as const

/** Caption of a rating; null for no rating. */
export function captionOf(rating: number): string | null {
  const known = ratings.find(stars => stars === rating)
  return known ? feedbackWords.captions[known] : null
}

/** For screen readers, e.g. "4 stars: Great". */
export const ratingWords = (rating: number) =>
  feedbackWords.stars({ stars: rating, caption: captionOf(rating) ?? '' })

const hint = (inner: string) => <span className="font-normal text-ink-soft">{inner}</span>

/** A point with five soft corners; filled when lit. */
function Star({ isLit }: { isLit: boolean }) {
  return (
    <svg
      viewBox="0 0 48 48"
      className={`w-full transition-transform duration-300 ease-body ${isLit ? 'scale-100' : 'scale-[0.88]'}`}
      aria-hidden="true"
    >
      <path
        d="M24 6.5C25.6 6.5 28.4 17.3 30 18.5 31.6 19.6 42.4 18.9 42.9 20.4 43.4 22 34.2 27.6 33.6 29.5 33 31.4 37 41.5 35.7 42.4 34.4 43.4 26 36.5 24 36.5 22 36.5 13.6 43.4 12.3 42.4 11 41.5 15 31.4 14.4 29.5 13.8 27.6 4.6 22 5.1 20.4 5.6 18.9 16.4 19.6 18 18.5 19.6 17.3 22.4 6.5 24 6.500Z"
        fill={isLit ? 'var(--ember)' : 'none'}
        stroke={isLit ? 'var(--ember)' : 'var(--outline)'}
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
    </svg>
  )
}
