import { useState } from 'react'
import { ActionButton } from '../../ui/action-button.tsx'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { browserCarrier } from './browser-carrier.ts'
import { type HandedOver, handOverCard } from './hand-over-card.ts'
import { HandedOverNote } from './handed-over-note.tsx'

type Props = {
  picture: File | null
  message: string
  /** Else it is the second way, and only there where the device's own share sheet is. */
  isMain: boolean
}

/** The device's own share sheet, or the picture as a file. */
export function DeviceShare({ picture, message, isMain }: Props) {
  const [outcome, setOutcome] = useState<HandedOver | null>(null)
  const carrier = browserCarrier()
  const handOver = async (file: File) => {
    setOutcome(null)
    setOutcome(await handOverCard(carrier, file, message))
  }
  if (!isMain && !(picture && carrier.canShare({ files: [picture], text: message }))) return null

  const deeds = { disabled: picture === null, onClick: picture ? () => void handOver(picture) : undefined }
  return (
    <>
      {isMain ? (
        <ActionButton className="mt-2" {...deeds}>
          Share
        </ActionButton>
      ) : (
        <QuietButton className="mt-2 w-full" {...deeds}>
          Share another way
        </QuietButton>
      )}
      <HandedOverNote outcome={outcome} message={message} />
    </>
  )
}
