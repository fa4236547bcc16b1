import { numeral } from '../words/formats.ts'

type Props = { tips: readonly { title: string; text: string }[] }

/** What to do, then why, numbered in the order to do it. */
export function TipList({ tips }: Props) {
  return (
    <ol className="mt-3 flex flex-col gap-2.5 short:mt-2 short:gap-2">
      {tips.map(({ title, text }, index) => (
        <li key={title} className="rise flex flex-wrap gap-y-0.5" style={{ '--step': index + 2 }}>
          <span
            aria-hidden="true"
            className="w-[2.6rem] font-soft text-head leading-none font-medium text-ember tabular"
          >
            {numeral(index + 1)}
          </span>
          <div className="min-w-0 flex-[1_1_9rem]">
            <h2 className="font-soft text-title leading-tight font-medium">{title}</h2>
            <p className="mt-0.5 text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
