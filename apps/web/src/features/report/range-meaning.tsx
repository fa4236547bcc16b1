import { Disclosure } from '../../ui/disclosure.tsx'
import { likelyRange, rangeSentence, startsFromOwnAge } from './range-words.ts'

type Props = { mobilityAge: number; isOrMore: boolean; range: readonly [number, number] }

export function RangeMeaning({ mobilityAge, isOrMore, range }: Props) {
  return (
    <Disclosure title={`What “likely ${likelyRange(range)}” means`} className="mt-2 print:hidden">
      <div className="flex flex-col gap-1.5">
        <p>
          {isOrMore ? `${mobilityAge} or more` : mobilityAge} is our best single guess: {rangeSentence(range)}
        </p>
        <p>
          {startsFromOwnAge} Bodies differ, and so do days: one visit is a snapshot. Another movement may
          narrow the range or shift it.
        </p>
      </div>
    </Disclosure>
  )
}
