import { Disclosure } from '../../ui/disclosure.tsx'

type Props = { mobilityAge: number; range: readonly [number, number] }

export function RangeMeaning({ mobilityAge, range: [low, high] }: Props) {
  return (
    <Disclosure title={`What “likely ${low}–${high}” means`} className="mt-2 print:hidden">
      <div className="flex flex-col gap-1.5">
        <p>
          {mobilityAge} is our best single guess. Four times out of five, someone who moved as you did today
          is between {low} and {high}.
        </p>
        <p>
          Bodies differ, and so do days: one visit is a snapshot. Each movement that is measured makes the
          range a little narrower.
        </p>
      </div>
    </Disclosure>
  )
}
