import { useState } from 'react'

/** What is still missing where it is missing: the id of the field, and what is said there. */
export type Lack = { id: string; says: string }

/** A main action can always be pressed; what it lacks is said at the field, which takes the focus. */
export function useLack(missing: Lack | null) {
  const [isTold, setTold] = useState(false)
  return {
    lack: isTold ? missing : null,
    /** Whether something is missing; the person has then been told. */
    tell(): boolean {
      if (!missing) return false
      setTold(true)
      document.getElementById(missing.id)?.focus()
      return true
    },
  }
}

/** For `aria-describedby` of the field. */
export const lackIdOf = (id: string) => `${id}-lack`

/** Stands at a field from the first, so that what comes into it is read out. */
export function LackAt({ id, lack }: { id: string; lack: Lack | null | undefined }) {
  return (
    <div role="alert" id={lackIdOf(id)}>
      {lack?.id === id ? <p className="mt-1 font-semibold text-ember-text">{lack.says}</p> : null}
    </div>
  )
}
