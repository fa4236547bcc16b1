import { useEffect, useRef } from 'react'
import type { GoogleIdentity } from './google-script.ts'

type Props = { google: GoogleIdentity; widthPixels: number }

/** Google draws nothing wider. */
const googleWidestPixels = 400

const theme = () => (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'filled_black' : 'outline')

/** The button that Google's script draws; beside it, where the browser can, the choice of account opens by itself. */
export function GoogleOwnButton({ google, widthPixels }: Props) {
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
