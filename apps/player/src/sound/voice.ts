import type { Audio } from '@lithe/design/audio'
import type { Language } from '@lithe/words/languages'
import { findDeviceVoice } from './device-voice.ts'
import { loadRecordedVoice } from './recorded/load-recorded-voice.ts'
import { createRecordedVoice } from './recorded/recorded-voice.ts'
import type { Voice } from './sound.ts'

/** The device's voice where it lives on the device, else a recorded one; null where there is neither. */
async function findVoice(language: Language, audio: Audio): Promise<Voice | null> {
  const own = await findDeviceVoice(language)
  if (own) return own
  const recorded = await loadRecordedVoice(language)
  return recorded && createRecordedVoice(recorded, audio)
}

/** A voice that is silent until one is found; where none is, every word stands on the screen all the same. */
export function openVoice(language: Language, audio: Audio): { voice: Voice; found: Promise<void> } {
  let ours: Voice | null = null
  const found = findVoice(language, audio).then(
    one => {
      ours = one
    },
    error => console.warn('There is no voice', error),
  )
  const voice: Voice = {
    say: sentence => ours?.say(sentence),
    sayNext: sentence => ours?.sayNext(sentence),
    hush: () => ours?.hush(),
  }
  return { voice, found }
}
