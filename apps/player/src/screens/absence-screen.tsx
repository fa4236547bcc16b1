import type { BrowserAbsence } from '@lithe/contracts/player'
import { type Platform, platform } from '../camera/platform.ts'
import { words } from '../words/words.ts'
import { CopyAddress, OtherPlace } from './other-place.tsx'
import { StillPage } from './still-page.tsx'

/** Says what is missing, and what to do on this device. */
function absenceWords(absence: BrowserAbsence, device: Platform): { title: string; what: string } {
  const { insecure, camera, engine } = words.absence
  if (absence === 'camera-insecure') return insecure
  const { title, what } = absence === 'camera-absent' ? camera : engine
  return { title, what: what[device] }
}

/** A URL where browsers allow the camera, if they do not allow it here. */
const reachable = (address: string, absence: BrowserAbsence) =>
  absence === 'camera-insecure' ? address.replace(/^http:/, 'https:') : address

type AbsenceProps = { absence: BrowserAbsence; address: string }

/** Says that nothing can be measured here; every action leads to where it can. */
export function AbsenceScreen({ absence, address }: AbsenceProps) {
  const { title, what } = absenceWords(absence, platform(navigator.userAgent, navigator.maxTouchPoints))
  const elsewhere = reachable(address, absence)
  return (
    <StillPage title={title} actions={<CopyAddress address={elsewhere} />}>
      <p>{what}</p>
      <OtherPlace address={elsewhere} />
    </StillPage>
  )
}
