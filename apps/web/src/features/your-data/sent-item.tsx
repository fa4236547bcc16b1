import { Disclosure } from '../../ui/disclosure.tsx'
import { clockWords } from './day-words.ts'
import { purposeWords } from './purpose-words.ts'
import type { SentLine } from './sent-by-day.ts'

const fateWords = {
  'under-way': 'On its way.',
  answered: null,
  refused: 'The server did not take it.',
  unanswered: 'It did not get through.',
} as const

/** One call: when, what for, what became of it, and the very text on demand. */
export function SentItem({ line, step }: { line: SentLine; step: number }) {
  const words = fateWords[line.fate]
  const hasArrived = line.fate === 'answered' || line.fate === 'refused'
  return (
    <li
      className="rise relative border-l-2 border-hairline pb-3 pl-3 last:border-transparent last:pb-0"
      style={{ '--step': Math.min(step, 8) }}
    >
      <span
        aria-hidden="true"
        className={`absolute top-1 -left-[7px] size-[12px] rounded-full ${hasArrived ? 'bg-ember' : 'border-2 border-ember bg-ground'}`}
      />
      <p className="text-ink-soft tabular">
        <time dateTime={line.at}>{clockWords(line.at)}</time>
        {line.times > 1 ? `, ${line.times} times since ${clockWords(line.firstAt)}` : null}
      </p>
      <p className="text-lead wrap-anywhere">{purposeWords(line)}</p>
      {words ? <p className="font-semibold text-ember-text">{words}</p> : null}
      <Disclosure title={line.body === null ? 'What went with it' : 'The exact text'}>
        <ExactText line={line} />
      </Disclosure>
    </li>
  )
}

function ExactText({ line: { method, path, headers, body } }: { line: SentLine }) {
  const text = body === null ? headerText(headers) : JSON.stringify(JSON.parse(body), null, 2)
  return (
    <>
      <p className="text-ink-soft wrap-anywhere">
        {method} {path}
      </p>
      {text ? (
        <pre className="mt-1 rounded-card bg-sand p-2 font-read whitespace-pre-wrap wrap-anywhere">
          {text}
        </pre>
      ) : (
        <p className="mt-1">Nothing about you went with it.</p>
      )}
      {guestKey.test(text) ? (
        <p className="mt-1 text-ink-soft">
          The long line that begins with “user_” is the key to your reports: show it to nobody.
        </p>
      ) : null}
    </>
  )
}

/** A guest’s identifier is a key; an account’s is not. */
const guestKey = /\buser_[0-9a-f]{8}-/

const headerText = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
