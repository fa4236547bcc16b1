import { emailPattern, guestIdPattern } from '@lithe/contracts/api'
import { yourDataWords } from '@lithe/words/live/your-data'
import { Link } from 'react-router'
import { messenger } from '../../messenger/messenger.ts'
import { paths } from '../../navigation/paths.ts'
import { toSignIn } from '../../navigation/sign-in-again.ts'
import { linkLook } from '../../ui/buttons.tsx'
import { isolated, rich } from '../../words/formats.ts'

type Props = {
  /** The device's owner, by the server's identifier. */
  keeper: string
  /** Name of the current profile; null if it is the owner's. */
  profileName: string | null
}

/** Shows who this phone acts for. */
export function WhoThisIs({ keeper, profileName }: Props) {
  const words = yourDataWords.who
  return (
    <div>
      {guestIdPattern.test(keeper) ? <Guest /> : <Account keeper={keeper} />}
      {profileName === null ? null : (
        <p className="mt-1 text-ink-soft wrap-anywhere">
          {profileName ? words.profile({ name: isolated(profileName) }) : words.profileUnnamed}
        </p>
      )}
    </div>
  )
}

function Guest() {
  const words = yourDataWords.who
  return (
    <>
      <p className="text-lead">{words.guest}</p>
      <p className="mt-0.5 text-ink-soft">{words.key}</p>
      <Link to={paths.login.link()} state={toSignIn} className={linkLook}>
        {words.signIn}
      </Link>
    </>
  )
}

/** Shows a Telegram user's first name, as the server knows them by number or username. */
function Account({ keeper }: { keeper: string }) {
  const { account, telegram } = yourDataWords.who
  const shown = (inner: string) => (
    <span className="block font-semibold text-spruce wrap-anywhere">
      <bdi>{inner}</bdi>
    </span>
  )
  const isAddress = emailPattern.test(keeper)
  return (
    <p className="text-lead">
      {rich(
        isAddress
          ? account({ name: keeper, account: shown })
          : telegram({ name: isolated(messenger()?.user?.firstName || keeper), account: shown }),
      )}
    </p>
  )
}
