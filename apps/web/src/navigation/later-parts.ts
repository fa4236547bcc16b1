import { type ComponentType, startTransition, useEffect, useState } from 'react'

const triedAgainMs = 2000
const mostTries = 4

/** A part that the page cannot work without; it loads after the page and then stays. */
export type VitalPart<Part extends object> = { load: () => Promise<Part>; arrived: () => Part | null }

export function vitalPart<Part extends object>(fetchPart: () => Promise<Part>): VitalPart<Part> {
  let arrived: Part | null = null
  return {
    async load() {
      arrived ??= await fetchPart()
      return arrived
    },
    arrived: () => arrived,
  }
}

/** A page's code failed to load: the network is down, or a newer version is deployed. */
export class ScreenNotLoaded extends Error {
  override readonly name = 'ScreenNotLoaded'
}

/** Returns a part once loaded, else null; retries, and finally throws `ScreenNotLoaded`. */
export function useVitalPart<Part extends object>({ load, arrived }: VitalPart<Part>): Part | null {
  const [part, setPart] = useState(arrived)
  const [problem, setProblem] = useState<unknown>(null)

  useEffect(() => {
    let isGone = false
    let timer: ReturnType<typeof setTimeout>
    const ask = (tries: number) =>
      load().then(
        come => (isGone ? undefined : setPart(() => come)),
        (error: unknown) => {
          if (isGone) return
          if (tries === mostTries) setProblem(error)
          else timer = setTimeout(ask, triedAgainMs, tries + 1)
        },
      )
    void ask(1)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [load])

  if (problem !== null) throw new ScreenNotLoaded('Part not loaded', { cause: problem })
  return part
}

/** Returns a lazily loaded part once it arrives, else null. */
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
        // A late part may render in slices.
        if (isHere) startTransition(() => setPart(() => loaded))
      },
      error => console.warn('Part not loaded', error),
    )
    return () => {
      isHere = false
    }
  }, [load, isWanted])

  return Part
}
