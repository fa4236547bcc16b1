import type { Caller } from '@lithe/contracts/api'
import { useState } from 'react'
import { makingProblem } from '../../passkeys/passkey-problem.ts'
import { canUsePasskeys } from '../../passkeys/passkey-support.ts'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { StillWaiting } from '../../ui/still-waiting.tsx'
import { dataProblem } from './data-problem.ts'
import { PasskeyItem } from './passkey-item.tsx'
import { usePasskeys } from './use-passkeys.ts'

/** The keys that sign in without a code, each with its name; where this browser can make one, another. */
export function PasskeyList({ keeper }: { keeper: Caller }) {
  const [now] = useState(() => new Date())
  const { list, add, rename, remove } = usePasskeys(keeper)
  const keys = list.data?.passkeys ?? []
  const isBusy = add.isPending || rename.isPending || remove.isPending
  const problem = rename.error ?? remove.error

  if (list.isError)
    return (
      <>
        <p>{dataProblem(list.error, 'We could not ask which keys there are.')}</p>
        <QuietButton className="mt-1.5" onClick={() => void list.refetch()}>
          Try again
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
              onRename={name => rename.mutate({ passkeyId: passkey.passkeyId, name })}
              onRemove={() => remove.mutate(passkey)}
            />
          ))}
        </ul>
      ) : (
        <p>
          Sign in next time with your fingerprint, your face or your screen lock, without a code. They never
          leave your device. It is called a passkey.
        </p>
      )}
      {canUsePasskeys() ? (
        <QuietButton className="mt-2 w-full" disabled={isBusy || list.isPending} onClick={() => add.mutate()}>
          {add.isPending ? 'Setting up...' : 'Set up this device'}
        </QuietButton>
      ) : null}
      <StillWaiting isWaiting={isBusy} />
      <p role="status" className="mt-1">
        {problem && !isBusy ? dataProblem(problem, 'Nothing was changed.') : null}
        {add.error && !isBusy ? makingProblem(add.error) : null}
        {remove.isSuccess && !isBusy ? 'That key signs in no longer.' : null}
      </p>
    </>
  )
}
