import type { Caller, Passkey } from '@lithe/contracts/api'
import { passkeysWords } from '@lithe/words/live/passkeys'
import { yourDataWords } from '@lithe/words/live/your-data'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { api } from '../../api/client.ts'
import { withFreshProof } from '../../api/fresh-proof.ts'
import { canUsePasskeys, notePasskeyMade } from '../../memory/passkey-offer.ts'
import { makePasskey, makingProblem } from '../../people/passkeys/passkey-ceremony.ts'
import { linkLook, QuietButton } from '../../ui/buttons.tsx'
import { StillWaiting } from '../../ui/waiting.tsx'
import { readOut, rich } from '../../words/formats.ts'
import { dataProblem, seenWords } from './data-words.ts'

/** Lists the account's passkeys by name, with a button to add one if this browser can. */
export function PasskeyList({ keeper }: { keeper: Caller }) {
  const [now] = useState(() => new Date())
  const { list, change, add, rename, remove } = usePasskeys(keeper)
  const keys = list.data?.passkeys ?? []
  const { isPending: isBusy, isSuccess, error, variables: { does } = {} } = change

  if (list.isError)
    return (
      <>
        <p>{dataProblem(list.error, passkeysWords.list.unknown)}</p>
        <QuietButton className="mt-1.5" onClick={() => void list.refetch()}>
          {yourDataWords.tryAgain}
        </QuietButton>
      </>
    )
  return (
    <>
      {keys.length > 0 ? (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {keys.map(passkey => (
            <PasskeyItem
              key={passkey.passkeyId}
              passkey={passkey}
              now={now}
              isBusy={isBusy}
              onRename={name => rename(passkey, name)}
              onRemove={() => remove(passkey)}
            />
          ))}
        </ul>
      ) : (
        <p>{passkeysWords.list.none}</p>
      )}
      {canUsePasskeys() ? (
        <QuietButton className="mt-2 w-full" disabled={isBusy || list.isPending} onClick={add}>
          {isBusy && does === 'add' ? passkeysWords.settingUp : passkeysWords.list.add}
        </QuietButton>
      ) : null}
      <StillWaiting isWaiting={isBusy} />
      <p role="status" className="mt-1">
        {error && does === 'add' ? makingProblem(error) : null}
        {error && does !== 'add' ? dataProblem(error, passkeysWords.list.unchanged) : null}
        {isSuccess && does === 'remove' ? passkeysWords.list.removed : null}
      </p>
    </>
  )
}

const longestName = 60

const passkeyName = ({ name }: Pick<Passkey, 'name'>) => name || passkeysWords.list.nameless

/** Focuses the field the person just asked for. */
const focusAtOnce = (field: HTMLInputElement | null) => field?.focus()

type PasskeyItemProps = {
  passkey: Passkey
  now: Date
  isBusy: boolean
  onRename: (name: string) => void
  onRemove: () => void
}

/** One passkey: its name and date, with ways to rename or delete it. */
function PasskeyItem({ passkey, now, isBusy, onRename, onRemove }: PasskeyItemProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const field = useId()
  const { createdAt, lastUsedAt } = passkey
  const name = passkeyName(passkey)
  const words = passkeysWords.list

  function keep(event: FormEvent) {
    event.preventDefault()
    const newName = typed?.trim()
    if (newName) onRename(newName)
    setTyped(null)
  }

  if (typed !== null)
    return (
      <li className="py-2">
        <form onSubmit={keep}>
          <label htmlFor={field} className="font-semibold">
            {words.call}
          </label>
          <input
            id={field}
            ref={focusAtOnce}
            value={typed}
            maxLength={longestName}
            autoComplete="off"
            onChange={event => setTyped(event.target.value)}
            className="mt-1 field min-h-8 w-full px-2.5 text-lead text-ink"
          />
          <QuietButton type="submit" disabled={!typed.trim()} className="mt-1.5">
            {words.keepName}
          </QuietButton>
        </form>
      </li>
    )
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 py-2">
      <div className="min-w-0 flex-[1_1_10rem]">
        <p className="text-lead font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="text-ink-soft">
          {lastUsedAt
            ? words.used({ made: seenWords(createdAt, now), used: seenWords(lastUsedAt, now) })
            : words.unused({ made: seenWords(createdAt, now) })}
        </p>
        <button type="button" onClick={() => setTyped(passkey.name)} disabled={isBusy} className={linkLook}>
          {rich(words.rename({ name, which: readOut }))}
        </button>
      </div>
      <QuietButton disabled={isBusy} onClick={onRemove}>
        {rich(words.remove({ name, which: readOut }))}
      </QuietButton>
    </li>
  )
}

type Change = { does: 'add' | 'rename' | 'remove'; run: () => Promise<unknown> }

/** Loads the account's passkeys, and acts on them; only the latest change is reported. */
function usePasskeys(keeper: Caller) {
  const queries = useQueryClient()
  const queryKey = ['passkeys', keeper.userIdentifier]
  const list = useQuery({ queryKey, queryFn: () => api.listPasskeys(keeper), gcTime: 0 })
  const change = useMutation({
    mutationFn: ({ run }: Change) => run(),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
  const make = () => withFreshProof(() => makePasskey(keeper)).then(notePasskeyMade)
  return {
    list,
    change,
    add: () => change.mutate({ does: 'add', run: make }),
    rename: ({ passkeyId }: Passkey, name: string) =>
      change.mutate({ does: 'rename', run: () => api.renamePasskey({ ...keeper, name }, { passkeyId }) }),
    remove: ({ passkeyId }: Passkey) =>
      change.mutate({ does: 'remove', run: () => api.removePasskey(keeper, { passkeyId }) }),
  }
}
