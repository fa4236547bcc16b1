import { type Ended, endedWords, endedWordsInStars } from './ended-order.ts'

/** What became of a payment that did not come, or did not stay. */
export function EndedNotice({ how, isInStars }: { how: Ended; isInStars: boolean }) {
  const { title, text } = (isInStars ? endedWordsInStars : endedWords)[how]
  return (
    <p role="status" className="mb-2">
      <strong className="block font-soft text-title font-medium text-spruce">{title}</strong>
      {text}
    </p>
  )
}
