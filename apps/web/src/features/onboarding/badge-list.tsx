import type { Badge } from '../../content/content-shape.ts'
import { ReadMore } from './read-more.tsx'

/** Four sources as labels in a museum: how many, who, where it can be read. */
export function BadgeList({ badges }: { badges: readonly Badge[] }) {
  return (
    <ul className="mt-3 short:mt-2">
      {badges.map(({ name, year, people, about, link }, index) => (
        <li
          key={name}
          className="rise flex flex-wrap items-start gap-x-2 gap-y-1 border-t border-hairline py-2"
          style={{ '--step': index + 2 }}
        >
          <p className="w-[5.6rem] font-soft text-head leading-none font-medium text-ember tabular">
            {people === null ? <BadgeSeal /> : people.toLocaleString('en')}
          </p>
          <div className="min-w-0 flex-[1_1_10rem]">
            <p>{about}</p>
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

/** For a partner: an arc and the point it comes to, as in our mark. */
function BadgeSeal() {
  return (
    <svg viewBox="0 0 48 32" className="h-4" aria-hidden="true">
      <path d="M4 26Q22-4 44 20" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      <circle cx="44" cy="20" r="4" fill="currentColor" />
    </svg>
  )
}
