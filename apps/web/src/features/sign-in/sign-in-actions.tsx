import { signInWords } from '@lithe/words/live/sign-in'
import { Link } from 'react-router'
import { paths } from '../../navigation/paths.ts'
import { ActionButton, actionLook, linkLook } from '../../ui/buttons.tsx'
import { StillWaiting, useLongWait } from '../../ui/waiting.tsx'
import { codeFormId } from './code-panel.tsx'
import { emailFormId } from './email-panel.tsx'
import type { SignIn } from './use-sign-in.ts'

type Props = {
  /** Null where no codes are sent. */
  signIn: SignIn | null
  /** Where there is nothing else to press, the way past is the main action. */
  isOnlyWay: boolean
  onGuest: (() => void) | null
}

/** The step that is next, and the way past it. */
export function SignInActions({ signIn, isOnlyWay, onGuest }: Props) {
  if (signIn?.view.hasCode)
    return (
      <>
        <StillWaiting isWaiting={signIn.busy !== null && !signIn.isWorking} />
        <OneMoment isWorking={signIn.isWorking} />
        <ActionButton type="submit" form={codeFormId} disabled={signIn.busy !== null || !signIn.code}>
          {signIn.busy === 'verifying' ? signInWords.code.verifying : signInWords.continue}
        </ActionButton>
      </>
    )
  const wayPast = isOnlyWay
    ? `${actionLook} flex items-center justify-center text-center text-balance`
    : `${linkLook} mt-1 self-center`
  return (
    <div className="flex flex-col">
      {signIn ? (
        <>
          <StillWaiting isWaiting={signIn.busy !== null && !signIn.isWorking} />
          <OneMoment isWorking={signIn.isWorking} />
          <ActionButton type="submit" form={emailFormId} disabled={!signIn.canSend}>
            {signIn.busy === 'sending' ? signInWords.email.sending : signInWords.email.send}
          </ActionButton>
        </>
      ) : null}
      {onGuest ? (
        <button type="button" onClick={onGuest} className={wayPast}>
          {signInWords.guest}
        </button>
      ) : (
        <Link to={paths.start.link()} className={wayPast}>
          {signInWords.without}
        </Link>
      )}
    </div>
  )
}

const noticedMs = 1000

/** While the phone does the small work that comes before a further code, and only if that can be felt. */
function OneMoment({ isWorking }: { isWorking: boolean }) {
  const isNoticed = useLongWait(isWorking, noticedMs)
  return (
    <p role="status" className="my-1 text-ink-soft empty:hidden">
      {isNoticed ? signInWords.email.working : null}
    </p>
  )
}
