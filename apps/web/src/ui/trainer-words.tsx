import type { Line } from './parse-captions.ts'

type Props = {
  lines: readonly Line[]
  /** The line being said now; null while nothing is. */
  at: number | null
}

/** All she says, always; the line she is at stands out, so that there is time to read. */
export function TrainerWords({ lines, at }: Props) {
  if (lines.every(({ words }) => !words)) return null
  return (
    <figcaption className="mt-2 text-lead short:mt-1.5 short:text-base">
      {lines.map(({ words, fromSeconds }, index) => (
        <span key={fromSeconds} className={at === null || at === index ? 'text-ink' : 'text-ink-soft'}>
          {words}{' '}
        </span>
      ))}
    </figcaption>
  )
}
