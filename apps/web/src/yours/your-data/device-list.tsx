import type { Caller, Device } from '@lithe/contracts/api'
import { yourDataWords } from '@lithe/words/live/your-data'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { api } from '../../api/client.ts'
import { QuietButton } from '../../ui/buttons.tsx'
import { ProgressLine, StillWaiting } from '../../ui/waiting.tsx'
import { readOut, rich } from '../../words/formats.ts'
import { dataProblem, seenWords } from './data-words.ts'

type Props = {
  keeper: Caller
  /** Ends this device's session. */
  signOutHere: ReactNode
}

const nameOf = ({ name }: Device) => name || yourDataWords.devices.nameless

/** Lists the account's sessions, with this device marked; each can be ended with one press. */
export function DeviceList({ keeper, signOutHere }: Props) {
  const [now] = useState(() => new Date())
  const { list, signOut } = useDevices(keeper)
  const { isPending: isBusy, isSuccess, error, variables: signedOut } = signOut
  const devices = list.data?.devices ?? []
  const words = yourDataWords.devices

  if (list.isPending)
    return (
      <div className="slow-only">
        <ProgressLine label={words.asking} share={null} />
        <StillWaiting isWaiting />
      </div>
    )
  if (list.isError)
    return (
      <>
        <p>{dataProblem(list.error, words.unknown)}</p>
        <QuietButton className="mt-1.5" onClick={() => void list.refetch()}>
          {yourDataWords.tryAgain}
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
                <QuietButton disabled={isBusy} onClick={() => signOut.mutate(device)}>
                  {rich(words.signOut({ name: nameOf(device), which: readOut }))}
                </QuietButton>
              )
            }
          />
        ))}
      </ul>
      {devices.some(({ isThisOne }) => !isThisOne) ? (
        <QuietButton className="mt-2 w-full" disabled={isBusy} onClick={() => signOut.mutate('others')}>
          {isBusy && signedOut === 'others' ? words.signingOut : words.signOutOthers}
        </QuietButton>
      ) : null}
      <StillWaiting isWaiting={isBusy} />
      <p role="status" className="mt-1">
        {error ? dataProblem(error, words.nobodyOut) : null}
        {isSuccess ? (signedOut === 'others' ? words.othersOut : words.oneOut) : null}
      </p>
    </>
  )
}

type DeviceItemProps = { device: Device; name: string; now: Date; signOut: ReactNode }

/** One session of the account; `signOut` ends it. */
function DeviceItem({ device, name, now, signOut }: DeviceItemProps) {
  const { way, seenAt, isThisOne } = device
  const words = yourDataWords.devices
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 py-2">
      <div className="min-w-0 flex-[1_1_10rem]">
        <p className="flex flex-wrap items-center gap-x-1.5 gap-y-0.5">
          <bdi className="text-lead font-semibold wrap-anywhere">{name}</bdi>
          {isThisOne ? <span className="rounded-full bg-sand px-1.5 font-semibold">{words.this}</span> : null}
        </p>
        <p className="text-ink-soft">{words.ways[way]}</p>
        <p className="text-ink-soft">{words.seen({ when: seenWords(seenAt, now) })}</p>
      </div>
      {signOut}
    </li>
  )
}

/** Loads the account's sessions, and ends them. */
function useDevices(keeper: Caller) {
  const queries = useQueryClient()
  const queryKey = ['devices', keeper.userIdentifier]
  const list = useQuery({ queryKey, queryFn: () => api.listDevices(keeper), gcTime: 0 })
  const signOut = useMutation({
    mutationFn: (which: Device | 'others') =>
      which === 'others'
        ? api.signOutOthers(keeper)
        : api.signOutDevice(keeper, { deviceId: which.deviceId }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
  return { list, signOut }
}
