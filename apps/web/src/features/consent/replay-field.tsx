import { nameWithin, type Organisation } from '@lithe/contracts/organisations'

type Props = {
  organisation: Organisation
  isAgreed: boolean
  onChange: (isAgreed: boolean) => void
}

/** Off until it is turned on; passing it by takes no press. */
export const ReplayField = ({ organisation, isAgreed, onChange }: Props) => (
  <section className="mt-3" aria-label="A stick figure">
    <label className="flex min-h-8 cursor-pointer items-center gap-1.5 rounded-card border-2 border-outline px-2 py-1 text-lead has-checked:border-spruce has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ember">
      <input
        type="checkbox"
        checked={isAgreed}
        onChange={event => onChange(event.target.checked)}
        className="size-3 shrink-0 accent-[var(--spruce)] outline-none"
      />
      <span>Also send a stick figure</span>
    </label>
    <p className="mt-1 text-ink-soft">
      Only if you like: {nameWithin(organisation)} asks for it, so that our server can measure each movement a
      second time. It is 17 points of your body, ten times a second, and no picture. It is shown to nobody but
      you, in your report, and erased after a year, or sooner in ‘Your data’. Without it the test is just the
      same.
    </p>
  </section>
)
