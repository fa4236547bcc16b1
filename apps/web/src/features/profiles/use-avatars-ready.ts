import { useEffect, useState } from 'react'
import { loadAvatars } from './load-avatars.ts'

/** True once faces can be drawn, or it is known that they cannot. */
export function useAvatarsReady(): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const settle = () => setReady(true)
    loadAvatars().then(settle, settle)
  }, [])
  return isReady
}
