import { shareWords } from '@lithe/words/live/share'
import { useEffect, useRef, useState } from 'react'
import { saveFile } from '../../navigation/this-page.ts'
import { ActionButton, QuietButton } from '../../ui/buttons.tsx'

type Props = {
  picture: File | null
  message: string
  /** If false, it is secondary, and shown only if the device can share. */
  isMain: boolean
}

/** Opens the device's share sheet, or downloads the picture. */
export function DeviceShare({ picture, message, isMain }: Props) {
  const [outcome, setOutcome] = useState<HandedOver | null>(null)
  const isHandingOver = useRef(false)
  const carrier = browserCarrier()
  async function handOver(file: File) {
    // Browsers reject a second concurrent share, which would look like a broken share sheet.
    if (isHandingOver.current) return
    isHandingOver.current = true
    setOutcome(null)
    const handedOver = handOverCard(carrier, file, message).finally(() => {
      isHandingOver.current = false
    })
    setOutcome(await handedOver)
  }
  if (!isMain && !(picture && carrier.canShare({ files: [picture], text: message }))) return null

  const deeds = { disabled: picture === null, onClick: picture ? () => void handOver(picture) : undefined }
  return (
    <>
      {isMain ? (
        <ActionButton className="mt-2" {...deeds}>
          {shareWords.share}
        </ActionButton>
      ) : (
        <QuietButton className="mt-2 w-full" {...deeds}>
          {shareWords.another}
        </QuietButton>
      )}
      <HandedOverNote outcome={outcome} message={message} />
    </>
  )
}

/** Says what became of the card, if that is not obvious. */
function HandedOverNote({ outcome, message }: { outcome: HandedOver | null; message: string }) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome) note.current?.scrollIntoView({ block: 'nearest' })
  }, [outcome])

  return (
    <div role="alert" ref={note} className="scroll-mb-3">
      {outcome === 'downloaded-and-copied' ? (
        <p className="appear mt-2 font-semibold">{shareWords.copied}</p>
      ) : null}
      {outcome === 'downloaded' ? (
        <div className="appear mt-2">
          <p className="font-semibold">{shareWords.downloaded}</p>
          <p className="mt-1 rounded-card border border-hairline bg-ground p-2 select-all">{message}</p>
        </div>
      ) : null}
    </div>
  )
}

/** What a browser can do with a picture and text. */
export type CardCarrier = {
  canShare: (card: ShareData) => boolean
  share: (card: ShareData) => Promise<void>
  download: (picture: File) => void
  copyText: (text: string) => Promise<void>
}

type HandedOver = 'shared' | 'cancelled' | 'downloaded-and-copied' | 'downloaded'

const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Uses the device's share sheet if it accepts files; else downloads the picture and copies the text. */
export async function handOverCard(carrier: CardCarrier, picture: File, text: string): Promise<HandedOver> {
  const card = { files: [picture], text }
  if (carrier.canShare(card)) {
    try {
      await carrier.share(card)
      return 'shared'
    } catch (error) {
      if (isCancelled(error)) return 'cancelled'
      console.warn('The share sheet did not take the card', error)
    }
  }
  carrier.download(picture)
  try {
    await carrier.copyText(text)
    return 'downloaded-and-copied'
  } catch (error) {
    console.warn('The clipboard did not take the message', error)
    return 'downloaded'
  }
}

/** What browsers may offer; older ones lack some of these. */
type Able = Partial<Pick<Navigator, 'canShare' | 'share' | 'clipboard'>>

function browserCarrier(): CardCarrier {
  const browser: Able = navigator
  return {
    canShare: card => browser.canShare?.(card) ?? false,
    share: async card => browser.share?.(card),
    download: saveFile,
    copyText: async text => {
      if (!browser.clipboard) throw new Error('This browser has no clipboard for pages')
      await browser.clipboard.writeText(text)
    },
  }
}
