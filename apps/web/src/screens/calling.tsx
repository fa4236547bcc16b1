import { reportPageWords } from '@lithe/words/live/report-page'
import type { ComponentProps } from 'react'
import { useVitalPart, vitalPart } from '../navigation/later-parts.ts'
import { Screen } from '../ui/screen.tsx'
import { withWords } from '../words/language.ts'

/** What only a new report shows; it arrives with all that follows a movement. */
export const callToLook = vitalPart(() => withWords(import('./call-to-look.tsx')))

export function Calling(props: ComponentProps<Awaited<ReturnType<typeof callToLook.load>>['CallToLook']>) {
  const part = useVitalPart(callToLook)
  return part ? <part.CallToLook {...props} /> : <Screen title={reportPageWords.title}>{null}</Screen>
}
