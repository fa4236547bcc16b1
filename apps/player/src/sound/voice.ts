import { readRecordedVoice } from '@lithe/contracts/recorded-voice'
import type { Audio } from '@lithe/design/audio'
import type { Language } from '@lithe/words/languages'
import { findDeviceVoice } from './device-voice.ts'
import { createRecordedVoice } from './recorded-voice.ts'
import type { Voice } from './sound.ts'

/** Recordings by language; words in other languages are only shown. */
const files: Partial<Record<Language, string>> = { en: new URL('./en.voice', import.meta.url).href }

/** Loads a recording along with the engine, as nothing is requested later; null if the language has none. */
async function loadRecordedVoice(language: Language) {
  const file = files[language]
  if (!file) return null
  const answer = await fetch(file)
  if (!answer.ok) throw new Error(`the recorded voice could not be loaded (${answer.status})`)
  return readRecordedVoice(new Uint8Array(await answer.arrayBuffer()))
}

/** Finds the device's own voice, else a recorded one, else null. */
async function findVoice(language: Language, audio: Audio): Promise<Voice | null> {
  const own = await findDeviceVoice(language)
  if (own) return own
  const recorded = await loadRecordedVoice(language)
  return recorded && createRecordedVoice(recorded, audio)
}

/** Stays silent until a voice is found; every word is shown anyway. */
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
