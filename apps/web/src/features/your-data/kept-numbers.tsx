import type { Kept } from './count-kept.ts'

const listed = new Intl.ListFormat('en-GB')
const plural = (count: number, one: string) => (count === 1 ? one : `${one}s`)

/** What the server keeps, as large as what is counted during the test. */
export function KeptNumbers({ kept }: { kept: Kept }) {
  const { reports, measurements, profiles, names, isKnown } = kept
  const numbers = [
    { value: reports, unit: plural(reports, 'report') },
    { value: measurements, unit: plural(measurements, 'measurement') },
    { value: profiles, unit: plural(profiles, 'profile') },
  ]
  if (profiles === 0)
    return (
      <p className="text-lead">
        {isKnown
          ? 'No name and no measurement yet: only a mark to know you again by, and since when.'
          : 'Nothing yet. Our server does not know you.'}
      </p>
    )
  return (
    <>
      <dl className="flex flex-wrap justify-between gap-x-3 gap-y-2 border-y border-hairline py-3">
        {numbers.map(({ value, unit }) => (
          <div key={unit} className="flex flex-auto flex-col-reverse text-center">
            <dt className="text-ink-soft">{unit}</dt>
            <dd className="font-soft text-display font-medium text-spruce tabular">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-ink-soft wrap-anywhere">
        {names.length > 0 ? `It belongs to ${listed.format(names)}: ` : 'With it: '}
        name, age and sex, how high the chair is, each movement’s numbers, the reports made of them, stars and
        comments, promo codes and what was paid. No picture.
      </p>
    </>
  )
}
