import { type Caller, guestIdPattern } from '@lithe/contracts/api'
import { profileSeparator } from '@lithe/contracts/constants'
import { paymentWords } from '@lithe/words/live/payment'
import { Link } from 'react-router'
import { usePublicConfig } from '../../api/use-public-config.ts'
import { paths } from '../../navigation/paths.ts'
import type { LoginState } from '../../navigation/sign-in-again.ts'
import { keepsNothing } from '../../storage/device-storage.ts'

type Props = { caller: Caller; assessmentId: string; className?: string }

/** Whether the caller is not signed in, so that only this browser has access to what they pay for. */
const isGuest = ({ userIdentifier }: Caller) =>
  guestIdPattern.test(userIdentifier.split(profileSeparator)[0] ?? '')

/** Lets a guest sign in, before and after paying, to have the report on every device; returns to it. */
export function KeepReport({ caller, assessmentId, className = '' }: Props) {
  const { config } = usePublicConfig()
  if (!isGuest(caller)) return null
  const { here, hereOrReceipt, nowhere, press } = paymentWords.keep
  const opens = config?.payments === 'stripe' && config.emailSignIn ? hereOrReceipt : here
  const state: LoginState = { report: assessmentId }
  return (
    <p className={`text-center text-ink-soft print:hidden ${className}`}>
      {keepsNothing() ? nowhere : opens}{' '}
      <Link to={paths.login.link()} state={state} className="link">
        {press}
      </Link>
    </p>
  )
}
