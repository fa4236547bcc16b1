import { useState } from 'react'
import { NeverLeaves } from '../features/your-data/never-leaves.tsx'
import { SentList } from '../features/your-data/sent-list.tsx'
import { useSentEntries } from '../ledger/browser-ledger.ts'
import { paths } from '../paths.ts'
import { PageHeading, Screen } from '../ui/screen.tsx'
import { useWayBack } from '../ui/way-back.tsx'

export function LeftPhoneScreen() {
  const back = useWayBack(paths.yourData.link())
  const entries = useSentEntries()
  const [now] = useState(() => new Date())
  return (
    <Screen title="What left this phone" back={back} beside="toe-touch">
      <PageHeading className="text-head!">What left this phone</PageHeading>
      <p className="mt-1 text-lead text-ink-soft">
        Lithe writes down every message it sends, here on your phone, as it leaves.
      </p>
      <div className="mt-3">
        <NeverLeaves />
      </div>
      <div className="mt-4">
        {entries.length > 0 ? (
          <SentList entries={entries} now={now} />
        ) : (
          <p className="text-lead">Nothing has left this phone yet.</p>
        )}
      </div>
    </Screen>
  )
}
