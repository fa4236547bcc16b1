import type { Device, SignInWay } from '@lithe/contracts/api'
import type { ReactNode } from 'react'
import { seenWords } from './day-words.ts'

const wayWords: Record<SignInWay, string> = {
  'email-code': 'with a code by e-mail',
  google: 'with Google',
  telegram: 'through Telegram',
  passkey: 'with your fingerprint, face or screen lock',
}

type Props = { device: Device; name: string; now: Date; signOut: ReactNode }

/** One place an account is signed in; `signOut` ends that. */
export function DeviceItem({ device, name, now, signOut }: Props) {
  const { way, seenAt, isThisOne } = device
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 py-2">
      <div className="min-w-0 flex-[1_1_10rem]">
        <p className="flex flex-wrap items-center gap-x-1.5 gap-y-0.5">
          <span className="text-lead font-semibold wrap-anywhere">{name}</span>
          {isThisOne ? <span className="rounded-full bg-sand px-1.5 font-semibold">This phone</span> : null}
        </p>
        <p className="text-ink-soft">Signed in {wayWords[way]}</p>
        <p className="text-ink-soft">Last seen {seenWords(seenAt, now)}</p>
      </div>
      {signOut}
    </li>
  )
}
