import { emailPattern } from '@lithe/contracts/api'
import { signInWords } from '@lithe/words/live/sign-in'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '../api/client.ts'
import { queryClient } from '../api/queries.tsx'
import { usePublicConfig } from '../api/use-public-config.ts'
import { PasskeyWay, usePasskeySignIn } from '../arrive/sign-in/passkey-way.tsx'
import { outbox } from '../memory/outbox/browser-outbox.ts'
import { canUsePasskeys } from '../memory/passkey-offer.ts'
import { messenger } from '../messenger/messenger.ts'
import { paths } from '../navigation/paths.ts'
import type { LoginState } from '../navigation/sign-in-again.ts'
import { thisPlace } from '../navigation/this-page.ts'
import { CodePanel, LockPanel } from '../people/codes/code-panel.tsx'
import { useSignIn } from '../people/codes/use-sign-in.ts'
import { currentKeeper } from '../people/profiles-here.ts'
import { keptRecord } from '../storage/device-storage.ts'
import { ActionButton, linkLook } from '../ui/buttons.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { StillWaiting } from '../ui/waiting.tsx'
import { rich } from '../words/formats.ts'

type Props = {
  /** State of the page, restored on return from Google. */
  comesBackWith: object
  onAnswer: (isProven: boolean) => void
}

/** Asks in place for proof before an irreversible action, by passkey, code or Google; then continues. */
export const FreshProofSheet = ({ comesBackWith, onAnswer }: Props) =>
  messenger() ? (
    <OpenAgain onAnswer={onAnswer} />
  ) : (
    <QueryClientProvider client={queryClient}>
      <Ways comesBackWith={comesBackWith} onAnswer={onAnswer} />
    </QueryClientProvider>
  )

function Ways({ comesBackWith, onAnswer }: Props) {
  const account = currentKeeper().userIdentifier
  return (
    <Sheet
      isOpen
      onClose={() => onAnswer(false)}
      title={signInWords.again.title}
      description={signInWords.again.why}
      startsOn="sheet"
    >
      <ByOwnLock onAnswer={onAnswer} />
      {emailPattern.test(account) ? (
        <ByAddress email={account} comesBackWith={comesBackWith} onAnswer={onAnswer} />
      ) : (
        <p className="mt-3">{signInWords.again.inTelegram}</p>
      )}
      <div className="mt-2 flex justify-center">
        <button type="button" onClick={() => onAnswer(false)} className={linkLook}>
          {signInWords.notNow}
        </button>
      </div>
    </Sheet>
  )
}

function ByOwnLock({ onAnswer }: Pick<Props, 'onAnswer'>) {
  const keeper = currentKeeper()
  const { data } = useQuery({
    queryKey: ['passkeys', keeper.userIdentifier],
    queryFn: () => api.listPasskeys(keeper),
    enabled: canUsePasskeys(),
  })
  const signIn = usePasskeySignIn({
    guestIdentifier: null,
    drain: signIn => signIn(),
    onSignedIn: async () => onAnswer(true),
    offersWhileTyping: false,
    provesAgain: true,
  })
  return data && data.passkeys.length > 0 ? <PasskeyWay signIn={signIn} className="mt-3" /> : null
}

function ByAddress({ email, comesBackWith, onAnswer }: Props & { email: string }) {
  const navigate = useNavigate()
  const { config } = usePublicConfig()
  const signIn = useSignIn({
    knownEmail: email,
    async prove(shown) {
      await outbox.flush()
      await api.verifyOtp(shown)
    },
    onSignedIn: async () => onAnswer(true),
  })
  const { hasCode, lockedSeconds } = signIn.view

  function goToGoogle() {
    const { path, state: handed } = thisPlace()
    const place = { path, state: { ...keptRecord(handed), ...comesBackWith } }
    const state: LoginState = { provesAgain: true, returnTo: { ...place, userIdentifier: email } }
    onAnswer(false)
    void navigate(paths.login.link(), { state })
  }

  if (lockedSeconds > 0) return <LockPanel seconds={lockedSeconds} />
  if (hasCode)
    return (
      <>
        <CodePanel signIn={signIn} />
        <StillWaiting isWaiting={signIn.busy !== null} />
        <ActionButton className="mt-3" onClick={signIn.verify} disabled={signIn.busy !== null}>
          {signIn.busy === 'verifying' ? signInWords.code.verifying : signInWords.proceed}
        </ActionButton>
      </>
    )
  if (config?.emailSignIn === false)
    return config.googleClientId ? (
      <ActionButton className="mt-3" onClick={goToGoogle}>
        {signInWords.ways.google}
      </ActionButton>
    ) : (
      <p className="mt-3">{signInWords.again.noCodes}</p>
    )
  return (
    <>
      <p className="mt-3 text-ink-soft">
        {rich(
          signInWords.again.codeGoesTo({
            email,
            account: address => <bdi className="font-semibold wrap-anywhere text-ink">{address}</bdi>,
          }),
        )}
      </p>
      <div role="alert">
        {signIn.problem ? <p className="mt-1 font-semibold text-ember-text">{signIn.problem}</p> : null}
      </div>
      <StillWaiting isWaiting={signIn.busy !== null} />
      <ActionButton className="mt-2" onClick={signIn.send} disabled={!signIn.canSend}>
        {signIn.busy === 'sending' ? signInWords.email.sending : signInWords.again.send}
      </ActionButton>
      {config?.googleClientId ? (
        <div className="mt-2 flex justify-center">
          <button type="button" onClick={goToGoogle} className={linkLook}>
            {signInWords.again.googleInstead}
          </button>
        </div>
      ) : null}
    </>
  )
}

/** Asks for a new launch: launch data is proof for only an hour. */
const OpenAgain = ({ onAnswer }: Pick<Props, 'onAnswer'>) => (
  <Sheet
    isOpen
    onClose={() => onAnswer(false)}
    title={signInWords.openAgain}
    description={signInWords.again.openAgain}
  >
    <ActionButton className="mt-4" onClick={() => messenger()?.close()}>
      {signInWords.closeLithe}
    </ActionButton>
  </Sheet>
)
