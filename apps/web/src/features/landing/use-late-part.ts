import { type ComponentType, useEffect, useState } from 'react'

/** A part of the page whose code is fetched once it is wanted; null until then, and where it never arrives. */
export function useLatePart<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted = true,
): ComponentType<Props> | null {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)

  useEffect(() => {
    if (!isWanted) return
    let isHere = true
    load().then(
      loaded => {
        if (isHere) setPart(() => loaded)
      },
      error => console.warn('A part of the page did not arrive', error),
    )
    return () => {
      isHere = false
    }
  }, [load, isWanted])

  return Part
}
