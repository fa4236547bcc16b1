import { videoHintDelayMs } from '@lithe/contracts/constants'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { voiceState } from './speak.ts'

/** Once the picture has been taken in: that there is something to hear, or would be. */
export function SoundHint({ isMuted }: { isMuted: boolean }) {
  const isSilent = useSyncExternalStore(voiceState.subscribe, voiceState.isSilent)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), videoHintDelayMs)
    return () => clearTimeout(timer)
  }, [])
  return isShown ? (
    <p className="appear flex min-h-6 min-w-0 items-center rounded-full bg-raised px-2 text-ink">
      {isMuted ? 'Tap for sound' : isSilent ? 'No sound on this phone: read along' : 'Sound is on'}
    </p>
  ) : null
}
