import { loginWords } from '@lithe/words/live/login'
import { signInWords } from '@lithe/words/live/sign-in'
import { Link } from 'react-router'
import { paths } from '../../navigation/paths.ts'
import { actionLook, linkLook, QuietButton } from '../../ui/buttons.tsx'
import { SubmitButton } from '../../ui/lack.tsx'
import { StillWaiting, useLongWait } from '../../ui/waiting.tsx'
import { codeFormId } from './code-panel.tsx'
import { emailFormId } from './email-panel.tsx'
import type { SignIn } from './use-sign-in.ts'

type SigningInProps = {
  /** Null if no codes are sent. */
  signIn: SignIn | null
  /** Null unless the person may continue as a guest instead of proving who they are. */
  onGuest: (() => void) | null
  /** Whether to choose or add a profile first, as the start page is the known person's. */
  isOther?: boolean
}

/** The button that requests a code, or later checks it. */
export function NextStep({ signIn }: { signIn: SignIn }) {
  const { busy, view } = signIn
  if (view.hasCode)
    return (
      <Step signIn={signIn} form={codeFormId} isFree={busy === null}>
        {busy === 'verifying' ? signInWords.code.verifying : signInWords.continue}
      </Step>
    )
  return (
    <Step signIn={signIn} form={emailFormId} isFree={busy === null && view.lockedSeconds === 0}>
      {busy === 'sending' ? signInWords.email.sending : signInWords.email.send}
    </Step>
  )
}

/** The next step of signing in, and a way to skip it. */
export function SigningInActions({ signIn, onGuest, isOther = false }: SigningInProps) {
  if (signIn?.view.hasCode) return <NextStep signIn={signIn} />
  return (
    <div className="flex flex-col gap-1.5">
      {signIn ? (
        <div>
          <NextStep signIn={signIn} />
        </div>
      ) : null}
      {onGuest ? (
        <QuietButton onClick={onGuest} className={pastLook}>
          {signInWords.guest}
        </QuietButton>
      ) : (
        <Link
          to={(isOther ? paths.profiles : paths.start).link()}
          state={isOther ? { returnTo: paths.start.link() } : null}
          className={`${signIn ? 'outlined press' : actionLook} ${pastLook}`}
        >
          {loginWords.start}
        </Link>
      )}
    </div>
  )
}

const pastLook =
  'flex min-h-[56px] items-center justify-center text-center text-lead leading-tight text-balance max-[16em]:py-0.5! max-[16em]:text-base'

type StepProps = { signIn: SignIn; form: string; isFree: boolean; children: string }

const Step = ({ signIn, form, isFree, children }: StepProps) => (
  <>
    <StillWaiting isWaiting={signIn.busy !== null && !signIn.isWorking} />
    <OneMoment isWorking={signIn.isWorking} />
    <SubmitButton form={form} lacking={signIn.lacking} disabled={!isFree}>
      {children}
    </SubmitButton>
  </>
)

const noticedMs = 1000

/** Says that the phone is solving a puzzle, if that takes noticeably long. */
function OneMoment({ isWorking }: { isWorking: boolean }) {
  const isNoticed = useLongWait(isWorking, noticedMs)
  return (
    <p role="status" className="my-1 text-ink-soft empty:hidden">
      {isNoticed ? signInWords.email.working : null}
    </p>
  )
}

/** Says to someone else on a guest's phone that the guest's reports stay with the guest. */
export const Apart = ({ onMine }: { onMine: () => void }) => (
  <div className="mt-1 text-ink-soft">
    <p>{loginWords.apart}</p>
    <button type="button" onClick={onMine} className={linkLook}>
      {loginWords.mine}
    </button>
  </div>
)
