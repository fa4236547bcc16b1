import type { Caller, Sharing } from '@lithe/contracts/api'
import { yourDataWords } from '@lithe/words/live/your-data'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { dataProblem } from './data-words.ts'

type Props = { caller: Caller; sharing: Sharing | null }

/** Lets a person share their numbers for future comparisons; off by default. */
export function SharingChoice({ caller, sharing }: Props) {
  const words = yourDataWords.sharing
  const queries = useQueryClient()
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async (isSharing: boolean) => {
      await (isSharing ? api.shareNumbers(caller) : api.stopSharing(caller))
      await queries.invalidateQueries({ queryKey: ['kept'] })
    },
  })
  return (
    <div className="mt-4">
      <h3 className="font-semibold">{words.title}</h3>
      <label className="mt-1 framed-choice py-1">
        <input
          type="checkbox"
          checked={isPending ? variables : sharing !== null}
          disabled={isPending}
          onChange={({ target }) => mutate(target.checked)}
          className="tick outline-none"
        />
        {words.agree}
      </label>
      <p className="mt-1 text-ink-soft">{words.what}</p>
      <p role="alert" className={error ? 'mt-1 font-semibold' : ''}>
        {error ? dataProblem(error, words.unchanged) : ''}
      </p>
    </div>
  )
}
