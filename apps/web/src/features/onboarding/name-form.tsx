import { wayWords } from '@lithe/words/live/way'
import { useLack } from '../../ui/lack.tsx'
import { useOnboarding } from './onboarding-store.ts'
import { fieldIds, NameField } from './person-fields.tsx'

/** For the main action, which stands outside of the form. */
export const nameFormId = 'name-form'

type Props = { label?: string; onGiven: () => void; className?: string }

/** What the person is called, kept with every letter, so that a reload loses nothing. */
export function NameForm({ label, onGiven, className = '' }: Props) {
  const { name, update } = useOnboarding()
  const trimmed = name.trim()
  const { lack, tell } = useLack(trimmed ? null : { id: fieldIds.name, says: wayWords.name.missing })
  return (
    <form
      id={nameFormId}
      className={className}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (tell()) return
        update({ name: trimmed })
        onGiven()
      }}
    >
      <NameField
        {...(label !== undefined && { label })}
        name={name}
        onChange={typed => update({ name: typed })}
        lack={lack}
      />
    </form>
  )
}
