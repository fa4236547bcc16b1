import { leftPhoneWords } from '@lithe/words/live/left-phone'
import { useState } from 'react'
import { useSentEntries } from '../../api/sent-ledger.ts'
import { paths } from '../../navigation/paths.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { useWayBack } from '../../ui/header-links.tsx'
import { PageHeading, Screen } from '../../ui/screen.tsx'
import { SentList } from './sent-list.tsx'

export function LeftPhoneScreen() {
  const back = useWayBack(paths.yourData.link())
  const entries = useSentEntries()
  const [now] = useState(() => new Date())
  return (
    <Screen title={leftPhoneWords.title} back={back} beside="toe-touch">
      <PageHeading className="text-head!">{leftPhoneWords.title}</PageHeading>
      <p className="mt-1 text-lead text-ink-soft">{leftPhoneWords.what}</p>
      <div className="mt-3">
        <NeverLeaves />
      </div>
      <div className="mt-4">
        {entries.length > 0 ? (
          <SentList entries={entries} now={now} />
        ) : (
          <p className="text-lead">{leftPhoneWords.nothing}</p>
        )}
      </div>
    </Screen>
  )
}

/** Explains what never leaves the phone. */
function NeverLeaves() {
  const { never, check, without } = leftPhoneWords
  return (
    <div className="divide-y divide-hairline border-y border-hairline">
      <Disclosure title={never.title}>
        <p>{never.what}</p>
      </Disclosure>
      <Disclosure title={check.title}>
        <p>{check.how}</p>
      </Disclosure>
      <Disclosure title={without.title}>
        <ul className="flex flex-col gap-1.5">
          {without.what.map(left => (
            <li key={left}>{left}</li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}
