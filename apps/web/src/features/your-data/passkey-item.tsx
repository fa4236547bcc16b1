import type { Passkey } from '@lithe/contracts/api'
import { type FormEvent, useId, useState } from 'react'
import { linkLook } from '../../ui/link-look.ts'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { seenWords } from './day-words.ts'

const longestName = 60

const passkeyName = ({ name }: Pick<Passkey, 'name'>) => name || 'A device without a name'

/** The person has just asked to type here. */
const focusAtOnce = (field: HTMLInputElement | null) => field?.focus()

type Props = {
  passkey: Passkey
  now: Date
  isBusy: boolean
  onRename: (name: string) => void
  onRemove: () => void
}

/** One key: what it is called, since when, and the ways to call it otherwise or to be rid of it. */
export function PasskeyItem({ passkey, now, isBusy, onRename, onRemove }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const field = useId()
  const { createdAt, lastUsedAt } = passkey

  function keep(event: FormEvent) {
    event.preventDefault()
    const name = typed?.trim()
    if (name) onRename(name)
    setTyped(null)
  }

  if (typed !== null)
    return (
      <li className="py-2">
        <form onSubmit={keep}>
          <label htmlFor={field} className="font-semibold">
            What do you call it?
          </label>
          <input
            id={field}
            ref={focusAtOnce}
            value={typed}
            maxLength={longestName}
            autoComplete="off"
            onChange={event => setTyped(event.target.value)}
            className="mt-1 min-h-8 w-full rounded-card border-2 border-outline bg-raised px-2.5 text-lead text-ink focus:border-spruce focus-visible:outline-offset-0"
          />
          <QuietButton type="submit" disabled={!typed.trim()} className="mt-1.5">
            Keep this name
          </QuietButton>
        </form>
      </li>
    )
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 py-2">
      <div className="min-w-0 flex-[1_1_10rem]">
        <p className="text-lead font-semibold wrap-anywhere">{passkeyName(passkey)}</p>
        <p className="text-ink-soft">
          Set up {seenWords(createdAt, now)},{' '}
          {lastUsedAt ? `last used ${seenWords(lastUsedAt, now)}` : 'not used yet'}
        </p>
        <button type="button" onClick={() => setTyped(passkey.name)} disabled={isBusy} className={linkLook}>
          Rename<span className="sr-only"> {passkeyName(passkey)}</span>
        </button>
      </div>
      <QuietButton disabled={isBusy} onClick={onRemove}>
        Remove<span className="sr-only"> {passkeyName(passkey)}</span>
      </QuietButton>
    </li>
  )
}
