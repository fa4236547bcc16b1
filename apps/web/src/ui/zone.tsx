import { type Zone, zoneSpan } from '@lithe/contracts/constants'
import { shellWords } from '@lithe/words/live/shell'
import { numeral } from '../words/formats.ts'

const tints: Record<Zone, string> = { green: 'bg-tint-green', yellow: 'bg-tint-yellow', red: 'bg-tint-red' }

type Props = { score: number; zone: Zone; zoneStart: number; zoneEnd: number; name: string }

/** The scale 0–100 with the score and its zone marked, for a test or movement by name. */
export function ZoneBar({ score, zone, zoneStart, zoneEnd, name }: Props) {
  return (
    <div className="flex items-center gap-1 text-ink-soft tabular">
      <span aria-hidden="true">{numeral(zoneSpan.start)}</span>
      <div
        role="img"
        aria-label={shellWords.zoneBar({ name, score: Math.floor(score), of: zoneSpan.end })}
        className="relative h-[14px] flex-1 rounded-full bg-sand"
      >
        <div
          className={`absolute inset-y-0 rounded-full ${tints[zone]}`}
          style={{ insetInlineStart: `${zoneStart}%`, width: `${zoneEnd - zoneStart}%` }}
        />
        <div
          className="absolute -top-[5px] h-[24px] w-[6px] -translate-x-1/2 rtl:translate-x-1/2 rounded-full bg-ink"
          style={{ insetInlineStart: `clamp(3px, ${score}%, 100% - 3px)` }}
        />
      </div>
      <span aria-hidden="true">{numeral(zoneSpan.end)}</span>
    </div>
  )
}

const colours: Record<Zone, string> = {
  green: 'text-zone-green',
  yellow: 'text-zone-yellow',
  red: 'text-zone-red',
}

type ZoneMarkProps = { zone: Zone | null; words: string }

/** A zone as a shape and a word, so that colour is redundant. Without a zone, an empty grey ring. */
export function ZoneMark({ zone, words }: ZoneMarkProps) {
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
