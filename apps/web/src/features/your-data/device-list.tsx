import type { Caller, Device } from '@lithe/contracts/api'
import { type ReactNode, useState } from 'react'
import { ProgressLine } from '../../ui/progress-line.tsx'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { StillWaiting } from '../../ui/still-waiting.tsx'
import { dataProblem } from './data-problem.ts'
import { DeviceItem } from './device-item.tsx'
import { useDevices } from './use-devices.ts'

type Props = {
  keeper: Caller
  /** What ends the session of this device. */
  signOutHere: ReactNode
}

const nameOf = ({ name }: Device) => name || 'A browser without a name'

/** Where the account is signed in: this device marked, each of them ended with one press. */
export function DeviceList({ keeper, signOutHere }: Props) {
  const [now] = useState(() => new Date())
  const { list, signOutOne, signOutOthers } = useDevices(keeper)
  const isBusy = signOutOne.isPending || signOutOthers.isPending
  const problem = signOutOne.error ?? signOutOthers.error
  const devices = list.data?.devices ?? []

  if (list.isPending)
    return (
      <div className="slow-only">
        <ProgressLine label="Asking where you are signed in" share={null} />
        <StillWaiting isWaiting />
      </div>
    )
  if (list.isError)
    return (
      <>
        <p>{dataProblem(list.error, 'We could not ask where you are signed in.')}</p>
        <QuietButton className="mt-1.5" onClick={() => void list.refetch()}>
          Try again
        </QuietButton>
      </>
    )
  return (
    <>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {devices.map(device => (
          <DeviceItem
            key={device.deviceId}
            device={device}
            name={nameOf(device)}
            now={now}
            signOut={
              device.isThisOne ? (
                signOutHere
              ) : (
                <QuietButton disabled={isBusy} onClick={() => signOutOne.mutate(device)}>
                  Sign out<span className="sr-only"> {nameOf(device)}</span>
                </QuietButton>
              )
            }
          />
        ))}
      </ul>
      {devices.some(({ isThisOne }) => !isThisOne) ? (
        <QuietButton className="mt-2 w-full" disabled={isBusy} onClick={() => signOutOthers.mutate()}>
          {signOutOthers.isPending ? 'Signing out...' : 'Sign out everywhere else'}
        </QuietButton>
      ) : null}
      <StillWaiting isWaiting={isBusy} />
      <p role="status" className="mt-1">
        {problem && !isBusy ? dataProblem(problem, 'Nobody was signed out.') : null}
        {signOutOne.isSuccess && !isBusy ? 'That device is signed out.' : null}
        {signOutOthers.isSuccess && !isBusy ? 'Every other device is signed out.' : null}
      </p>
    </>
  )
}
