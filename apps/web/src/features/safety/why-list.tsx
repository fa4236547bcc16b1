import type { Reason } from './defaults-from-age.ts'

/** Why something is different today, in the person's own case. */
export function WhyList({ reasons }: { reasons: readonly Reason[] }) {
  if (reasons.length === 0) return null
  return (
    <section className="mt-2">
      <h2 className="font-semibold">Why</h2>
      <ul className="flex flex-col gap-0.5 text-ink-soft">
        {reasons.map(({ why }) => (
          <li key={why}>{why}</li>
        ))}
      </ul>
    </section>
  )
}
