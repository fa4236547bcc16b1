import { useLayoutEffect } from 'react'
import { loadAnew } from '../../load-anew.ts'
import { hasMetGoogle } from './google-script.ts'

/** Whichever way the page is left, what comes next is a document of its own, without Google's script. */
export function useLeaveGoogleBehind(ownPath: string) {
  useLayoutEffect(
    () => () => {
      if (hasMetGoogle() && window.location.pathname !== ownPath) loadAnew()
    },
    [ownPath],
  )
}
