import type { Caller } from '@lithe/contracts/api'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api-client.ts'
import { MomentView } from './moment-view.tsx'
import { agreesWords } from './moment-words.ts'

/** The moments a report stands on; nothing while they are on their way, for the report does without. */
export function Moments({ caller, assessmentId }: { caller: Caller; assessmentId: string }) {
  const { data } = useQuery({
    queryKey: ['moments', assessmentId, caller.userIdentifier],
    queryFn: () => api.readMoments(caller, { assessmentId }),
  })
  if (!data || data.moments.length === 0) return null
  return (
    <section aria-labelledby="moments" className="mt-6 print:hidden">
      <h2 id="moments" className="mb-1 font-soft text-head font-medium text-spruce">
        How you moved
      </h2>
      <p className="text-ink-soft">
        As a stick figure, kept because you agreed. It is shown to nobody but you.
        {data.moments.every(({ agreement }) => agreement === 'agrees') ? ` ${agreesWords}` : null}
      </p>
      <ul className="mt-2 flex flex-col gap-4">
        {data.moments.map(moment => (
          <li key={moment.movement}>
            <MomentView moment={moment} />
          </li>
        ))}
      </ul>
    </section>
  )
}
