import { afterMovementWords } from '@lithe/words/live/after-movement'
import { useEmergencyNumber } from '../api/queries.tsx'
import { rich } from '../words/formats.ts'
import { linkLook } from './buttons.tsx'

/** Whom someone unwell can ask for help, with the emergency number one tap away. */
export function CallForHelp() {
  const number = useEmergencyNumber()
  const call = (words: string) => (
    <a href={`tel:${number}`} className={`${linkLook} whitespace-nowrap`}>
      {words}
    </a>
  )
  return <p className="mt-2 text-lead">{rich(afterMovementWords.unwell.help({ number, call }))}</p>
}
