import type { Caller, readKept } from '@lithe/contracts/api'
import { yourDataWords } from '@lithe/words/live/your-data'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { z } from 'zod'
import { api } from '../../api/client.ts'
import { paths } from '../../navigation/paths.ts'
import { linkLook, QuietButton } from '../../ui/buttons.tsx'
import { ProgressLine, StillWaiting } from '../../ui/waiting.tsx'
import { listed, numeral } from '../../words/formats.ts'
import { dataProblem } from './data-words.ts'

type Props = {
  keeper: Caller
  /** Number of results only on this device. */
  waiting: number
}

/** Shows what the server stores, freshly fetched; a missing response delays nothing else. */
export function KeptPanel({ keeper, waiting }: Props) {
  const words = yourDataWords.kept
  const { data, error, isFetching, refetch } = useKept(keeper)
  return (
    <>
      {data ? <KeptNumbers kept={countKept(data)} /> : null}
      {!data && isFetching ? (
        <div className="slow-only">
          <ProgressLine label={words.asking} share={null} />
          <StillWaiting isWaiting />
        </div>
      ) : null}
      {error && !isFetching ? (
        <>
          <p>{dataProblem(error, words.unknown)}</p>
          <QuietButton className="mt-1.5" onClick={() => void refetch()}>
            {yourDataWords.tryAgain}
          </QuietButton>
        </>
      ) : null}
      {waiting > 0 ? (
        <p className="mt-2 rounded-card bg-sand p-2">{words.waiting({ count: waiting })}</p>
      ) : null}
    </>
  )
}

/** What the server stores, in numbers as large as during the test. */
function KeptNumbers({ kept }: { kept: Kept }) {
  const words = yourDataWords.kept
  const { reports, measurements, reminders, profiles, names, isKnown } = kept
  const numbers = [
    { value: reports, unit: words.reports({ count: reports }) },
    { value: measurements, unit: words.measurements({ count: measurements }) },
    { value: profiles, unit: words.profiles({ count: profiles }) },
  ]
  if (profiles === 0) return <p className="text-lead">{isKnown ? words.markOnly : words.nothing}</p>
  return (
    <>
      <dl className="flex flex-wrap justify-between gap-x-3 gap-y-2 border-y border-hairline py-3">
        {numbers.map(({ value, unit }) => (
          <div key={unit} className="flex flex-auto flex-col-reverse text-center">
            <dt className="text-ink-soft">{unit}</dt>
            <dd className="font-soft text-display font-medium text-spruce tabular">{numeral(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-ink-soft wrap-anywhere">
        {names.length > 0 ? words.named({ names: listed(names) }) : words.unnamed}
      </p>
      {reminders > 0 ? (
        <p className="mt-1.5">
          {words.reminders({ count: reminders })}{' '}
          <Link to={paths.reminders.link()} className={`${linkLook} mt-0.5`}>
            {words.toReminder}
          </Link>
        </p>
      ) : null}
    </>
  )
}

/** Counts of what the server stores. */
type Kept = {
  reports: number
  measurements: number
  /** Reminders not sent yet. */
  reminders: number
  /** 0 if nothing was given or measured. */
  profiles: number
  names: readonly string[]
  /** Whether the server knows this person at all. */
  isKnown: boolean
}

export function countKept(told: z.output<typeof readKept.data>): Kept {
  const { reports, measurements, reminders, profiles, knownSince } = told
  const names = [told, ...profiles].map(({ userDetails }) => userDetails.name).filter(name => name !== '')
  const isNobody = names.length === 0 && reports + measurements + profiles.length === 0
  return {
    reports,
    measurements,
    reminders,
    names,
    profiles: isNobody ? 0 : 1 + profiles.length,
    isKnown: knownSince !== null,
  }
}

/** What the server stores about a person and their profiles. */
export const useKept = (keeper: Caller) =>
  useQuery({ queryKey: ['kept', keeper.userIdentifier], queryFn: () => api.readKept(keeper), gcTime: 0 })
