import { Section } from './section.tsx'

const examples = [
  { value: '31', unit: 'seconds' },
  { value: '82', unit: 'degrees' },
  { value: '14', unit: 'squats' },
]

/** The promise, shown by the little that leaves the phone. */
export function PrivacyPromise() {
  return (
    <Section title="What the camera sees stays with you" plate="single-leg-stance">
      <p className="mt-2 text-lead text-ink-soft">
        Your phone does the looking. No picture, no video and no sound ever leaves it. Only numbers do, such
        as these:
      </p>
      <dl className="mt-4 grid grid-cols-3 divide-x divide-hairline border-y border-hairline py-3">
        {examples.map(({ value, unit }) => (
          <div key={unit} className="flex flex-col-reverse text-center">
            <dt className="text-ink-soft">{unit}</dt>
            <dd className="font-soft text-display font-medium text-spruce tabular">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">
        You need not take our word for it: switch the network off while you move. The test goes on.
      </p>
    </Section>
  )
}
