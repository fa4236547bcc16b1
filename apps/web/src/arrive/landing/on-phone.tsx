import { QrCode } from '@lithe/design/qr-code'
import { landingWords } from '@lithe/words/live/landing'
import { useSyncExternalStore } from 'react'
import { useOrganisation } from '../../memory/visit/visit-store.ts'
import { paths } from '../../navigation/paths.ts'

/** Hands a computer's visit over to a phone, which is easier to prop up. Draws the code without a request. */
export function OnPhone() {
  const organisation = useOrganisation()
  const address = useSyncExternalStore(
    neverChanges,
    () => phoneAddress(window.location.origin, organisation?.code ?? null),
    () => undefined,
  )
  return (
    // Keeps its space before hydration.
    <div
      className={`mt-3 hidden items-center gap-2.5 ${address === null ? '' : 'lg:pointer-fine:flex'} ${address ? 'appear' : 'invisible'}`}
    >
      <div className="size-[clamp(120px,100dvh-576px,168px)] shrink-0 overflow-hidden rounded-card border-2 border-hairline bg-white">
        {address ? <QrCode text={address} className="size-full" /> : null}
      </div>
      <p className="text-lead text-ink-soft">{landingWords.onPhone}</p>
    </div>
  )
}

const neverChanges = () => () => {}

/** The landing page's URL for another device, with its organisation; null if only this device can open it. */
export function phoneAddress(origin: string, organisation: string | null): string | null {
  const address = new URL(paths.home.link(), origin)
  if (/^(localhost|127\..*|\[::1\])$/.test(address.hostname)) return null
  if (organisation !== null) address.searchParams.set('o', organisation)
  return address.href
}
