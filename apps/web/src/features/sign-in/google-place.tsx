import { useRef } from 'react'
import { ProgressLine } from '../../ui/progress-line.tsx'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { StillWaiting } from '../../ui/still-waiting.tsx'
import { googleButtonWidth } from './google-button-width.ts'
import { GoogleOwnButton } from './google-own-button.tsx'
import type { GoogleSignIn } from './use-google-sign-in.ts'
import { usePlaceWidth } from './use-place-width.ts'

/** Google's way in: our button first, Google's own once it has been asked for, and the line that parts it from e-mail. */
export function GooglePlace({ signIn, hasEmail }: { signIn: GoogleSignIn; hasEmail: boolean }) {
  const { step, problem, google, begin } = signIn
  const place = useRef<HTMLDivElement>(null)
  const widthPixels = googleButtonWidth(usePlaceWidth(place))

  return (
    <div ref={place} className="mt-3 short:mt-2">
      <div className="mx-auto max-w-full" style={{ width: widthPixels }}>
        {step === 'here' && google ? (
          <div className="rise">
            <GoogleOwnButton google={google} widthPixels={widthPixels} />
            <p className="mt-1 text-center text-balance">Press Google’s own button to go on.</p>
          </div>
        ) : step === 'away' ? (
          <QuietButton onClick={begin} className="min-h-[60px] w-full bg-raised text-lead short:min-h-[56px]">
            Continue with Google
          </QuietButton>
        ) : (
          <div className="flex min-h-[60px] flex-col justify-center short:min-h-[56px]">
            <ProgressLine label={step === 'entering' ? 'Signing you in' : 'Opening Google'} share={null} />
            <StillWaiting isWaiting>
              {hasEmail
                ? 'You may wait, or go on with your e-mail address below.'
                : 'You may wait, or go back.'}
            </StillWaiting>
          </div>
        )}
      </div>
      <div role="alert">
        {problem ? <p className="mt-1.5 font-semibold text-ember-text">{problem}</p> : null}
      </div>
      {hasEmail ? (
        <p className="mt-2.5 flex items-center gap-2 text-ink-soft short:mt-1.5">
          <span aria-hidden="true" className="h-px flex-1 bg-hairline" />
          OR
          <span aria-hidden="true" className="h-px flex-1 bg-hairline" />
        </p>
      ) : null}
    </div>
  )
}
