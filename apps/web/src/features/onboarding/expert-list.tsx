import type { Expert } from '../../content/content-shape.ts'
import { testNames } from '../../test-names.ts'
import { Chronophotograph } from '../../ui/chronophotograph.tsx'
import { ReadMore } from './read-more.tsx'

/** Three experts, each beside the movement they are read about: Plate I to III. */
export function ExpertList({ experts }: { experts: readonly Expert[] }) {
  return (
    <ol className="mt-3 flex flex-col gap-4 short:mt-2 short:gap-3">
      {experts.map(({ name, test, plate, paper, journal, year, link }, index) => (
        <li
          key={name}
          className="rise flex flex-wrap items-start gap-x-2.5 gap-y-1 short:gap-x-2"
          style={{ '--step': index * 2 + 1 }}
        >
          <div className="w-[104px] short:w-[88px]">
            <div className="h-[128px] short:h-[108px] overflow-hidden rounded-card bg-sand">
              <Chronophotograph movement={plate} crop="last-pose" className="h-full w-full" />
            </div>
            <p className="mt-0.5 whitespace-nowrap text-ink-soft">{testNames[test]}</p>
          </div>
          <div className="min-w-0 flex-[1_1_9.5rem]">
            <h2 className="font-soft text-title font-medium text-spruce">{name}</h2>
            <p className="mt-0.5">{paper}</p>
            <ReadMore to={link} words={`${journal}, ${year}`} />
          </div>
        </li>
      ))}
    </ol>
  )
}
