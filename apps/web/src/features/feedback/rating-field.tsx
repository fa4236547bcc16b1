import { useState } from 'react'
import { captionOf, ratingCaptions, ratingWords } from './rating-captions.ts'
import { Star } from './star.tsx'

type Props = { rating: number; onChange: (rating: number) => void }

/** One to five stars, by touch, pointer or arrow keys. */
export function RatingField({ rating, onChange }: Props) {
  const [pointedAt, setPointedAt] = useState(0)
  const shown = pointedAt || rating
  return (
    <fieldset>
      <legend className="font-semibold">Your rating</legend>
      <div className="-mx-1 mt-1 flex max-w-[360px] flex-wrap" onPointerLeave={() => setPointedAt(0)}>
        {ratingCaptions.map(({ rating: stars }) => (
          <label
            key={stars}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointedAt(stars)}
            className="aspect-square max-w-[72px] min-h-6 min-w-6 flex-1 cursor-pointer rounded-card p-1 has-focus-visible:outline-3 has-focus-visible:outline-ember"
          >
            <input
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
