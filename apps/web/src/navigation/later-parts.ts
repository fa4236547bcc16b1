import { type ComponentType, startTransition, useEffect, useState } from 'react'

const triedAgainMs = 2000
const mostTries = 4

/** A part of a page that arrives after the page itself, and then stays; without it the page cannot go on. */
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

/** The code of a page, or of a part of it, did not arrive: the network is gone, or a newer version is out. */
export class ScreenNotLoaded extends Error {
  override readonly name = 'ScreenNotLoaded'
}

/** Null until the part is here; asks again where nothing comes, and in the end throws `ScreenNotLoaded`. */
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

  if (problem !== null) throw new ScreenNotLoaded('A part of the page did not arrive', { cause: problem })
  return part
}

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
        // A part that comes later may come in slices.
        if (isHere) startTransition(() => setPart(() => loaded))
      },
      error => console.warn('A part of the page did not arrive', error),
    )
    return () => {
      isHere = false
    }
  }, [load, isWanted])

  return Part
}
