import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'

export const summary = 'records what the player says'
export const usage = 'npm run lab -- voice'

export async function run(words: string[]) {
  parseArgs({ args: words })
  const { readRecordedVoice, writeRecordedVoice } = await import('@lithe/contracts/recorded-voice')
  const { recordedAs, recordPhrases } = await import('../studio/voice/record-phrases.ts')
  const { saidPhrases } = await import('../studio/voice/said-phrases.ts')
  const { voiceFile } = await import('../studio/voice/voice-file.ts')
  const before = existsSync(voiceFile) ? readRecordedVoice(new Uint8Array(await readFile(voiceFile))) : null
  const kept = before?.recordedAs === recordedAs ? before.clips : new Map<string, Uint8Array<ArrayBuffer>>()

  const phrases = saidPhrases()
  const unrecorded = phrases.filter(({ text }) => !kept.has(text))
  const recorded = await recordPhrases(unrecorded)
  const fresh = new Map(unrecorded.map(({ text }, index) => [text, recorded[index] ?? new Uint8Array()]))
  const clips = new Map(
    phrases.map(({ text }) => [text, fresh.get(text) ?? kept.get(text) ?? new Uint8Array()]),
  )

  const bytes = writeRecordedVoice({ recordedAs, clips })
  await writeFile(voiceFile, bytes)
  console.log(
    `Recorded ${unrecorded.length} of ${phrases.length} phrases; the voice is ${Math.round(bytes.length / 1000)} kB.`,
  )
}
