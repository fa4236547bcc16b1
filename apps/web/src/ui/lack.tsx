import { type ComponentProps, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ActionButton } from './buttons.tsx'

/** What a form still needs: a field's id, and the message. */
export type Lack = { id: string; says: string }

/** Id for the field's `aria-describedby`; the message itself is above the submit button. */
export const lackIdOf = (id: string) => `${id}-lack`

/** Shows a form's missing input, and moves focus there on an early submit. */
export function useLack(missing: Lack | null) {
  const [timesTold, setTimesTold] = useState(0)

  function tell() {
    if (!missing) return
    setTimesTold(times => times + 1)
    document.getElementById(missing.id)?.focus()
  }

  return {
    missing,
    timesTold,
    tell,
    /** Makes Enter focus the missing field, as browsers submit no form with a disabled button. */
    onKeyDown({ key, target, nativeEvent }: KeyboardEvent) {
      if (key === 'Enter' && target instanceof HTMLInputElement && !nativeEvent.isComposing) tell()
    },
  }
}
export type Lacking = ReturnType<typeof useLack>

type Props = Pick<ComponentProps<'button'>, 'children' | 'disabled'> & { form?: string; lacking: Lacking }

/** Visually hidden until a submit attempt on tiny or enlarged screens, where fields need the space. */
const unlessTold = 'text-ink-soft max-[18rem]:sr-only'

/** A form's main action, disabled while input is missing; pressing it then leads to the field. */
export function SubmitButton({ form, lacking, disabled = false, children }: Props) {
  const { missing, timesTold, tell } = lacking
  const says = disabled ? null : missing
  const around = useRef<HTMLDivElement>(null)
  const lead = useEffectEvent(tell)

  // A disabled button gets no press events, but its surroundings do.
  useEffect(() => {
    const place = around.current
    const press = () => lead()
    place?.addEventListener('click', press)
    return () => place?.removeEventListener('click', press)
  }, [])

  return (
    <>
      <div aria-live="polite">
        {says ? (
          // Remounted on every early press, to be announced again.
          <p
            key={timesTold}
            id={lackIdOf(says.id)}
            className={`mb-1 text-center text-balance ${timesTold > 0 ? 'font-semibold text-ember-text' : unlessTold}`}
          >
            {says.says}
          </p>
        ) : null}
      </div>
      <div ref={around} data-leads="">
        <ActionButton
          type="submit"
          form={form}
          disabled={disabled || missing !== null}
          aria-describedby={says ? lackIdOf(says.id) : undefined}
          className="disabled:pointer-events-none"
        >
          {children}
        </ActionButton>
      </div>
    </>
  )
}
