import { type ComponentProps, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ActionButton } from './buttons.tsx'

/** What a form still misses: the id of the field, and what is said of it. */
export type Lack = { id: string; says: string }

/** For `aria-describedby` of the field: what it lacks is said in one place, above the button that waits for it. */
export const lackIdOf = (id: string) => `${id}-lack`

/** What a form waits for, and how a person who goes on without it is led there. */
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
    /** For the form: no browser sends one whose button is disabled, so Enter leads to the field instead. */
    onKeyDown({ key, target, nativeEvent }: KeyboardEvent) {
      if (key === 'Enter' && target instanceof HTMLInputElement && !nativeEvent.isComposing) tell()
    },
  }
}
export type Lacking = ReturnType<typeof useLack>

type Props = Pick<ComponentProps<'button'>, 'children' | 'disabled'> & { form?: string; lacking: Lacking }

/** Until a press asks for it, it takes no room from the fields where text is twice as large. */
const unlessTold = 'text-ink-soft max-[18rem]:sr-only'

/** The main action of a form, disabled while something is missing: that stands above it, and a press leads there. */
export function SubmitButton({ form, lacking, disabled = false, children }: Props) {
  const { missing, timesTold, tell } = lacking
  const says = disabled ? null : missing
  const around = useRef<HTMLDivElement>(null)
  const lead = useEffectEvent(tell)

  // A disabled button tells nobody of a press: what lies around it does.
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
          // Anew with each press that came too early, so that it is read out again.
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
