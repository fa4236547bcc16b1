const longestName = 80

type Props = { name: string; onChange: (name: string) => void; label?: string }

export function NameField({ name, onChange, label = 'Your name' }: Props) {
  return (
    <>
      <label htmlFor="name" className="font-semibold">
        {label}
      </label>
      <input
        id="name"
        value={name}
        onChange={event => onChange(event.target.value)}
        maxLength={longestName}
        autoComplete="given-name"
        autoCapitalize="words"
        enterKeyHint="next"
        className="mt-1 min-h-8 w-full rounded-card border-2 border-outline bg-raised px-2.5 font-soft text-title text-ink focus:border-spruce focus-visible:outline-offset-0"
      />
    </>
  )
}
