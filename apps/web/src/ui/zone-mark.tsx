import { type Zone, zoneWords } from '@lithe/scoring/words'

const colours: Record<Zone, string> = {
  green: 'text-zone-green',
  yellow: 'text-zone-yellow',
  red: 'text-zone-red',
}

type Props = { zone: Zone; words?: string } | { zone: null; words: string }

/** A zone as a shape and a word; its colour only repeats them. Without a zone it is an empty grey ring. */
export function ZoneMark({ zone, words = zone ? zoneWords[zone] : undefined }: Props) {
  return (
    <span
      className={`inline-flex items-center gap-1 font-semibold ${zone ? colours[zone] : 'text-ink-soft'}`}
    >
      <svg viewBox="0 0 20 20" className="size-[18px] shrink-0" fill="currentColor" aria-hidden="true">
        {zone === 'green' ? <circle cx="10" cy="10" r="8" /> : null}
        {zone === 'yellow' ? <path d="M10 1 19 10 10 19 1 10Z" /> : null}
        {zone === 'red' ? <path d="M10 2 19.5 18H.5Z" /> : null}
        {zone === null ? (
          <circle cx="10" cy="10" r="7" fill="none" stroke="currentColor" strokeWidth="2.4" />
        ) : null}
      </svg>
      {words}
    </span>
  )
}
