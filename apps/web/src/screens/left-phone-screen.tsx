import { useState } from 'react'
import { useSentEntries } from '../api/sent-ledger.ts'
import { SentList } from '../features/your-data/sent-list.tsx'
import { paths } from '../navigation/paths.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { useWayBack } from '../ui/header-links.tsx'
import { PageHeading, Screen } from '../ui/screen.tsx'

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

/** What a reader of the list may wonder about. */
function NeverLeaves() {
  return (
    <div className="divide-y divide-hairline border-y border-hairline">
      <Disclosure title="What never leaves">
        <p>
          Pictures, video and sound. Your phone looks at each picture once and lets it go; only the numbers
          you see here are sent, and where you agreed to it, stick figures of 17 points. Our server takes
          nothing but short texts like these.
        </p>
      </Disclosure>
      <Disclosure title="How to check it yourself">
        <p>
          Open the test until the camera shows you, then switch the network off and move. The test goes on: it
          needs nobody but your phone. When the network is back your results go out, and you find them at the
          top of this list.
        </p>
      </Disclosure>
      <Disclosure title="What this list leaves out">
        <ul className="flex flex-col gap-1.5">
          <li>
            Sign-in codes, tokens and promo codes were sent, but stand here as “(hidden)”: whoever holds your
            phone shall not read them.
          </li>
          <li>
            Stick figures, if you agreed to send them, were sent, but stand here by their length alone: the
            letters they are written in tell nobody anything.
          </li>
          <li>
            Loading the pages, the films and the pose model themselves: they are fetched as any page is.
          </li>
          <li>
            What other companies’ pages do. If you sign in with Google, come through Telegram or pay by card,
            you talk to them directly.
          </li>
          <li>
            Very old lines: the newest few hundred are kept, and on this phone only. Signing out or clearing
            this phone takes all of them away; deleting a profile takes theirs.
          </li>
        </ul>
      </Disclosure>
    </div>
  )
}
