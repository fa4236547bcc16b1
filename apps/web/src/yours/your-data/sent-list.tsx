import { leftPhoneWords } from '@lithe/words/live/left-phone'
import type { SentEntry } from '../../api/sent-ledger.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { fullDay, rich, timeOfDay, weekday } from '../../words/formats.ts'
import { daysBefore } from './data-words.ts'
import { purposeWords } from './purpose-words.ts'

/** Lists every call from this phone by day; calls that revealed nothing about a person are folded. */
export function SentList({ entries, now }: { entries: readonly SentEntry[]; now: Date }) {
  return (
    <div className="flex flex-col gap-4">
      {sentByDay(entries, now).map(({ heading, lines }, day) => {
        const step = (index: number) => (day === 0 ? index + 2 : 8)
        const without = lines.filter(isAboutNobody)
        return (
          <section key={heading} aria-label={heading}>
            <h2 className="mb-2 font-soft text-title font-medium text-spruce">{heading}</h2>
            <SentItems lines={lines.filter(line => !isAboutNobody(line))} step={step} />
            {without.length > 0 ? (
              <Disclosure title={leftPhoneWords.withoutYou({ count: callsIn(without) })}>
                <SentItems lines={without} step={() => 0} />
              </Disclosure>
            ) : null}
          </section>
        )
      })}
    </div>
  )
}

const callsIn = (lines: readonly SentLine[]) => lines.reduce((sum, { times }) => sum + times, 0)

type SentItemsProps = { lines: readonly SentLine[]; step: (index: number) => number }

const SentItems = ({ lines, step }: SentItemsProps) => (
  <ol className="ms-[6px]">
    {lines.map((line, index) => (
      <SentItem key={`${line.firstAt} ${line.path}`} line={line} step={step(index)} />
    ))}
  </ol>
)

/** One call: when, why, its outcome, and the exact text on demand. */
function SentItem({ line, step }: { line: SentLine; step: number }) {
  const words = line.fate === 'answered' ? null : leftPhoneWords.fates[line.fate]
  const hasArrived = line.fate === 'answered' || line.fate === 'refused'
  return (
    <li
      className="rise relative border-s-2 border-hairline pb-3 ps-3 last:border-transparent last:pb-0"
      style={{ '--step': Math.min(step, 8) }}
    >
      <span
        aria-hidden="true"
        className={`absolute top-1 -start-[7px] size-[12px] rounded-full ${hasArrived ? 'bg-ember' : 'border-2 border-ember bg-ground'}`}
      />
      <p className="text-ink-soft tabular">
        <When line={line} />
      </p>
      <p className="text-lead wrap-anywhere">{purposeWords(line)}</p>
      {words ? <p className="font-semibold text-ember-text">{words}</p> : null}
      <Disclosure title={line.body === null ? leftPhoneWords.wentWith : leftPhoneWords.exactText}>
        <ExactText line={line} />
      </Disclosure>
    </li>
  )
}

function When({ line: { at, times, firstAt } }: { line: SentLine }) {
  const last = (said: string) => <time dateTime={at}>{said}</time>
  if (times === 1) return last(timeOfDay(at))
  return rich(leftPhoneWords.times({ last, at: timeOfDay(at), count: times, first: timeOfDay(firstAt) }))
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
        <p className="mt-1">{leftPhoneWords.aboutNobody}</p>
      )}
      {guestKey.test(text) ? <p className="mt-1 text-ink-soft">{leftPhoneWords.key}</p> : null}
    </>
  )
}

/** Whether neither the text nor the URL names a person. */
const isAboutNobody = ({ body, headers, path }: SentEntry) =>
  body === null && headerText(headers) === '' && !guestKey.test(path)

/** A guest's identifier is a secret; an account's is not. */
const guestKey = /\buser_[0-9a-f]{8}-/

const headerText = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')

/** A line for identical repeated calls, as during the wait for a payment. */
type SentLine = SentEntry & { times: number; firstAt: string }
type SentDay = { heading: string; lines: SentLine[] }

const isSame = (one: SentEntry, other: SentEntry) =>
  one.method === other.method &&
  one.path === other.path &&
  one.body === other.body &&
  one.fate === other.fate &&
  JSON.stringify(one.headers) === JSON.stringify(other.headers)

/** A day as a heading, e.g. "Yesterday" or "Saturday 21 November". */
export function dayHeading(isoTime: string, now: Date): string {
  const time = new Date(isoTime)
  const days = daysBefore(time, now)
  if (days === 0) return leftPhoneWords.day.today
  if (days === 1) return leftPhoneWords.day.yesterday
  return time.getFullYear() === now.getFullYear() ? weekday(isoTime) : fullDay(isoTime)
}

/** Groups entries by the day they were sent, newest first. */
export function sentByDay(entries: readonly SentEntry[], now: Date): SentDay[] {
  const days: SentDay[] = []
  for (const entry of entries) {
    const heading = dayHeading(entry.at, now)
    const day = days.at(-1)
    const line = day?.lines.at(-1)
    if (day?.heading !== heading) days.push({ heading, lines: [{ ...entry, times: 1, firstAt: entry.at }] })
    else if (line && isSame(line, entry)) Object.assign(line, { times: line.times + 1, firstAt: entry.at })
    else day.lines.push({ ...entry, times: 1, firstAt: entry.at })
  }
  return days
}
