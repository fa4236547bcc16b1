import { emailPattern, guestIdPattern } from '@lithe/contracts/api'
import { Link } from 'react-router'
import { messenger } from '../../messenger/messenger.ts'
import { paths } from '../../navigation/paths.ts'
import { linkLook } from '../../ui/buttons.tsx'

type Props = {
  /** Whose phone this is, as the server knows them. */
  keeper: string
  /** Who is current, where that is one of the keeper's profiles; null where it is the keeper. */
  profileName: string | null
}

/** Who this phone speaks for. */
export function WhoThisIs({ keeper, profileName }: Props) {
  return (
    <div>
      {guestIdPattern.test(keeper) ? <Guest /> : <Account keeper={keeper} />}
      {profileName === null ? null : (
        <p className="mt-1 text-ink-soft wrap-anywhere">
          {profileName || 'An unnamed profile'} is the one taking the test just now. This page is about
          everyone on this phone.
        </p>
      )}
    </div>
  )
}

function Guest() {
  return (
    <>
      <p className="text-lead">On this phone you are a guest.</p>
      <p className="mt-0.5 text-ink-soft">
        You gave us no address: a key that only this phone has leads to your reports. If the phone is lost or
        cleared, so is the key.
      </p>
      <Link to={paths.login.link()} className={linkLook}>
        Sign in to keep your reports
      </Link>
    </>
  )
}

const Account = ({ keeper }: { keeper: string }) => (
  <p className="text-lead">
    This phone speaks for{' '}
    <span className="block font-semibold text-spruce wrap-anywhere">{shown(keeper)}</span>
  </p>
)

/** The server knows a person by a number or a username; they know themselves by their first name. */
const shown = (keeper: string) =>
  emailPattern.test(keeper) ? keeper : `${messenger()?.user?.firstName || keeper} on Telegram`
