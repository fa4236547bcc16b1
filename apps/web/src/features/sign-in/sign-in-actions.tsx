import { loginWords } from '@lithe/words/live/login'
import { signInWords } from '@lithe/words/live/sign-in'
import { Link } from 'react-router'
import { ActionButton, actionLook, linkLook } from '../../ui/buttons.tsx'
import { StillWaiting, useLongWait } from '../../ui/waiting.tsx'
import { codeFormId } from './code-panel.tsx'
import { emailFormId } from './email-panel.tsx'
import type { SignIn } from './use-sign-in.ts'

type SigningInProps = {
  /** Null where no codes are sent. */
  signIn: SignIn | null
  /** Whoever has to show that they are still who they were goes on as a guest instead. */
  onGuest: (() => void) | null
  /** Where a person without an account begins. */
  start: string
}

/** The next step of signing in, and the way past it. */
export function SigningInActions({ signIn, onGuest, start }: SigningInProps) {
  if (signIn?.view.hasCode)
    return (
      <>
        <StillWaiting isWaiting={signIn.busy !== null && !signIn.isWorking} />
        <OneMoment isWorking={signIn.isWorking} />
        <ActionButton type="submit" form={codeFormId} disabled={signIn.busy !== null}>
          {signIn.busy === 'verifying' ? signInWords.code.verifying : signInWords.continue}
        </ActionButton>
      </>
    )
  // While an address rests there is nothing to send, and the way past is the main action.
  const canSend = signIn !== null && signIn.view.lockedSeconds === 0
  const wayPast = canSend ? `${linkLook} mt-1 self-center` : mainLook
  return (
    <div className="flex flex-col">
      {canSend ? (
        <>
          <StillWaiting isWaiting={signIn.busy !== null && !signIn.isWorking} />
          <OneMoment isWorking={signIn.isWorking} />
          <ActionButton type="submit" form={emailFormId} disabled={signIn.busy !== null}>
            {signIn.busy === 'sending' ? signInWords.email.sending : signInWords.email.send}
          </ActionButton>
        </>
      ) : null}
      {onGuest ? (
        <button type="button" onClick={onGuest} className={wayPast}>
          {signInWords.guest}
        </button>
      ) : (
        <Link to={start} className={wayPast}>
          {loginWords.start}
        </Link>
      )}
    </div>
  )
}

const mainLook = `${actionLook} flex items-center justify-center text-center text-balance`

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
