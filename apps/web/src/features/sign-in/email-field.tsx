type Props = { typed: string; onChange: (typed: string) => void; isDisabled: boolean }

const longestEmail = 254

export function EmailField({ typed, onChange, isDisabled }: Props) {
  return (
    <>
      <label htmlFor="email" className="font-semibold">
        Your e-mail
      </label>
      <input
        id="email"
        type="email"
        value={typed}
        onChange={event => onChange(event.target.value)}
        readOnly={isDisabled}
        maxLength={longestEmail}
        // The browser offers its passkeys here too.
        autoComplete="email webauthn"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        aria-describedby="email-note"
        className="mt-1 min-h-8 w-full short:min-h-[56px] rounded-card border-2 border-outline bg-raised px-2.5 text-lead text-ink focus:border-spruce focus-visible:outline-offset-0"
      />
    </>
  )
}
