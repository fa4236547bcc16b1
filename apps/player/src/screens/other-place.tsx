import { Button } from '@lithe/design/button'
import { QrCode } from '@lithe/design/qr-code'
import { useState } from 'react'
import { words } from '../words/words.ts'

/** Where to continue: a URL to read, copy or type, and a QR code for another phone. */
export const OtherPlace = ({ address }: { address: string }) => (
  <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-1.5 gap-y-1 rounded-card bg-sand p-1.5 flat:gap-y-0">
    <p className="col-span-2 font-semibold break-words select-all flat:col-span-1 flat:col-start-2 flat:self-end">
      {address}
    </p>
    <QrCode
      text={address}
      className="size-[clamp(104px,19svh,168px)] flat:col-start-1 flat:row-span-2 flat:row-start-1"
    />
    <p className="self-center text-base text-ink-soft flat:self-start">{words.absence.code}</p>
  </div>
)

/** Copies the URL, and confirms it above the button. */
export function CopyAddress({ address }: { address: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'byHand' | null>(null)
  const copy = () =>
    // Pages without HTTPS have no clipboard.
    (navigator.clipboard?.writeText(address) ?? Promise.reject(new Error('no clipboard'))).then(
      () => setOutcome('copied'),
      () => setOutcome('byHand'),
    )
  return (
    <div className="grid gap-1">
      <p role="status" className="text-center font-semibold text-spruce empty:hidden">
        {outcome && words.absence[outcome]}
      </p>
      <Button look="action" onClick={() => void copy()}>
        {words.absence.copy}
      </Button>
    </div>
  )
}
