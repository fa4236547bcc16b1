import { Icon } from '@lithe/design/icon'
import { contentWords } from '@lithe/words/live/content'
import { shellWords } from '@lithe/words/live/shell'
import { whyWords } from '@lithe/words/live/why'
import type { Badge, Expert } from '../content/content-shape.ts'
import { Chronophotograph } from '../ui/chronophotograph.tsx'
import { numeral } from '../words/formats.ts'

/** Four sources as museum labels: how many people, who, and where to read it. */
export function BadgeList({ badges }: { badges: readonly Badge[] }) {
  return (
    <ul className="mt-3 short:mt-2">
      {badges.map(({ name, year, people, link }, index) => (
        <li
          key={name}
          className="rise flex flex-wrap items-start gap-x-2 gap-y-1 border-t border-hairline py-2"
          style={{ '--step': index + 2 }}
        >
          <p className="w-[5.6rem] font-soft text-head leading-none font-medium text-ember tabular">
            {people === null ? <BadgeSeal /> : numeral(people)}
          </p>
          <div className="min-w-0 flex-[1_1_10rem]">
            <p>{contentWords.badges[index]}</p>
            {link ? (
              <ReadMore to={link} words={`${name}, ${year}`} />
            ) : (
              <p className="text-ink-soft">{name}</p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** A partner's seal: an arc ending in a point, as in our mark. */
function BadgeSeal() {
  return (
    <svg viewBox="0 0 48 32" className="h-4 rtl:-scale-x-100" aria-hidden="true">
      <path d="M4 26Q22-4 44 20" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      <circle cx="44" cy="20" r="4" fill="currentColor" />
    </svg>
  )
}

/** Three experts, each next to the movement of their test: Plate I to III. */
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
            <p className="mt-0.5 whitespace-nowrap text-ink-soft">{shellWords.tests[test]}</p>
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

/** Link to a paper in a new tab, so that nothing here is lost. */
function ReadMore({ to, words }: { to: string; words: string }) {
  return (
    <a href={to} target="_blank" rel="noreferrer" className="link flex py-0.5 decoration-hairline">
      <span>
        {words}
        <Icon className="ms-1 inline size-2 rtl:-scale-x-100" weight={2.7}>
          <path d="M7 4h13v13M20 4 4 20" />
        </Icon>
        <span className="sr-only">{whyWords.newTab}</span>
      </span>
    </a>
  )
}
