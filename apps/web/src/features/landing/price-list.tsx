import { fullReportPriceUsd } from '@lithe/contracts/constants'
import type { Organisation } from '@lithe/contracts/organisations'
import { Section } from './section.tsx'

/** What costs nothing and what does, as on a menu. */
export function PriceList({ organisation }: { organisation: Organisation | null }) {
  const isIncluded = organisation?.unlocksReports === true
  return (
    <Section title="What it costs" plate="toe-touch">
      <dl className="mt-3 flex flex-col gap-3">
        <Price name="Your mobility age" price="Free">
          The number, its range, and what it means.
        </Price>
        <Price name="The full report" price={isIncluded ? 'Included' : `$${fullReportPriceUsd}`}>
          {isIncluded
            ? `Every movement explained, and what to do this week. ${organisation.name} has taken care of it.`
            : 'Every movement explained, and what to do this week. Paid once, no subscription.'}
        </Price>
      </dl>
    </Section>
  )
}

function Price({ name, price, children }: { name: string; price: string; children: string }) {
  return (
    <div className="grid grid-cols-[minmax(0,auto)_minmax(8px,1fr)_auto] items-baseline gap-x-1.5">
      <dt className="font-soft text-title font-medium text-spruce">{name}</dt>
      <span aria-hidden="true" className="border-b-2 border-dotted border-outline" />
      <dd className="font-soft text-title font-medium text-spruce tabular">{price}</dd>
      <dd className="col-span-3 mt-0.5 text-ink-soft">{children}</dd>
    </div>
  )
}
