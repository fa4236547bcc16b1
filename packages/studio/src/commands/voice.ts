import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { readRecordedVoice, writeRecordedVoice } from '@lithe/contracts/recorded-voice'
import { recordedAs, recordPhrases } from '../voice/record-phrases.ts'
import { saidPhrases } from '../voice/said-phrases.ts'
import { voiceFile } from '../voice/voice-file.ts'

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
