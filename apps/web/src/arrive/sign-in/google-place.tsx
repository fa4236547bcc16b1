import { socialButtonPixels } from '@lithe/contracts/constants'
import { signInWords } from '@lithe/words/live/sign-in'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { QuietButton } from '../../ui/buttons.tsx'
import { ProgressLine, StillWaiting } from '../../ui/waiting.tsx'
import type { GoogleIdentity } from './google-script.ts'
import type { GoogleSignIn } from './use-google-sign-in.ts'

/** Google sign-in: our button first, then Google's own once requested. */
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
            <p className="mt-1 text-center text-balance">{signInWords.google.press}</p>
          </div>
        ) : step === 'away' ? (
          <QuietButton onClick={begin} className="min-h-main w-full bg-raised text-lead short:min-h-[56px]">
            {signInWords.ways.google}
          </QuietButton>
        ) : (
          <div className="flex min-h-main flex-col justify-center short:min-h-[56px]">
            <ProgressLine
              label={signInWords.google[step === 'entering' ? 'entering' : 'opening']}
              share={null}
            />
            <StillWaiting isWaiting>{signInWords.google[hasEmail ? 'waitOrEmail' : 'wait']}</StillWaiting>
          </div>
        )}
      </div>
      <div role="alert">
        {problem ? <p className="mt-1.5 font-semibold text-ember-text">{problem}</p> : null}
      </div>
    </div>
  )
}

/** Keeps the button's space until Google's availability is known, so that nothing below moves. */
export const GooglePlaceKept = () => (
  <div aria-hidden="true" className="google-room mt-3 min-h-main short:mt-2 short:min-h-[56px]" />
)

/** Width of the button in its container, within Google's limits. */
export const googleButtonWidth = (placePixels: number) =>
  Math.round(Math.min(socialButtonPixels.max, Math.max(socialButtonPixels.min, placePixels)))

/** Current width of a container in pixels; at most Google’s widest until known, so that words keep their line. */
function usePlaceWidth(place: RefObject<HTMLElement | null>): number {
  const [widthPixels, setWidth] = useState<number>(socialButtonPixels.max)
  useEffect(() => {
    if (!place.current) return
    const watcher = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width))
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [place])
  return widthPixels
}

type GoogleOwnButtonProps = { google: GoogleIdentity; widthPixels: number }

/** Maximum width of Google's button. */
const googleWidestPixels = 400

const theme = () => (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'filled_black' : 'outline')

/** The button drawn by Google's script, which opens the account chooser where it can. */
function GoogleOwnButton({ google, widthPixels }: GoogleOwnButtonProps) {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!place.current) return
    place.current.replaceChildren()
    google.renderButton(place.current, {
      type: 'standard',
      theme: theme(),
      size: 'large',
      shape: 'pill',
      text: 'continue_with',
      width: Math.min(googleWidestPixels, widthPixels),
    })
  }, [google, widthPixels])

  useEffect(() => {
    place.current?.focus({ preventScroll: true })
    google.prompt()
    return () => google.cancel()
  }, [google])

  return (
    <div
      ref={place}
      tabIndex={-1}
      data-google-button
      className="grid min-h-6 place-items-center outline-none"
    />
  )
}
