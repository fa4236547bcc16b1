import { Disclosure } from '../../ui/disclosure.tsx'
import { rangeSentence, startsFromOwnAge } from './range-words.ts'

type Props = { mobilityAge: number; range: readonly [number, number] }

export function RangeMeaning({ mobilityAge, range }: Props) {
  const [low, high] = range
  return (
    <Disclosure title={`What “likely ${low}–${high}” means`} className="mt-2 print:hidden">
      <div className="flex flex-col gap-1.5">
        <p>
          {mobilityAge} is our best single guess: {rangeSentence(range)}
        </p>
        <p>
          {startsFromOwnAge} Bodies differ, and so do days: one visit is a snapshot. Another movement may
          narrow the range or shift it.
        </p>
      </div>
    </Disclosure>
  )
}
