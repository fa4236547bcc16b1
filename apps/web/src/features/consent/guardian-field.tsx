type Props = {
  name: string
  isGuardian: boolean
  onChange: (isGuardian: boolean) => void
}

/** Under 16: a plain word of the parent or guardian. */
export const GuardianField = ({ name, isGuardian, onChange }: Props) => (
  <label className="flex min-h-8 cursor-pointer items-center gap-1.5 rounded-card border-2 border-outline px-2 py-1 text-lead has-checked:border-spruce has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ember">
    <input
      type="checkbox"
      checked={isGuardian}
      onChange={event => onChange(event.target.checked)}
      className="size-3 shrink-0 accent-[var(--spruce)] outline-none"
    />
    <span className="wrap-anywhere">I am a parent or guardian of {name}</span>
  </label>
)
