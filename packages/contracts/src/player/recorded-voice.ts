import { z } from 'zod'

/** Where a phrase's clip lies: bytes from the first clip on, the end not included. */
const Header = z.object({
  /** Everything a recording depends on besides the phrase; another value makes every clip stale. */
  recordedAs: z.string(),
  clips: z.record(z.string(), z.tuple([z.int(), z.int()])),
})

/** Recorded phrases by their text, each a whole sound file of its own. */
export type RecordedVoice = { recordedAs: string; clips: ReadonlyMap<string, Uint8Array<ArrayBuffer>> }

const lengthBytes = 4

/** JSON needs no other letters: those beyond are written as their escapes. */
const asciiBytes = (json: string) =>
  Uint8Array.from(
    json.replace(/[^ -~]/g, letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`),
    letter => letter.charCodeAt(0),
  )
const asciiText = (bytes: Uint8Array) => Array.from(bytes, code => String.fromCharCode(code)).join('')

/** One file: the length of a header in little-endian bytes, the header as JSON, and the clips one after the other. */
export function writeRecordedVoice({ recordedAs, clips }: RecordedVoice): Uint8Array<ArrayBuffer> {
  let end = 0
  const places = [...clips].map(([phrase, clip]) => {
    const start = end
    end += clip.length
    return [phrase, [start, end]] as const
  })
  const header = asciiBytes(JSON.stringify({ recordedAs, clips: Object.fromEntries(places) }))
  const bytes = new Uint8Array(lengthBytes + header.length + end)
  new DataView(bytes.buffer).setUint32(0, header.length, true)
  bytes.set(header, lengthBytes)
  let at = lengthBytes + header.length
  for (const clip of clips.values()) {
    bytes.set(clip, at)
    at += clip.length
  }
  return bytes
}

/** The opposite; an error where the bytes are no such file. */
export function readRecordedVoice(bytes: Uint8Array<ArrayBuffer>): RecordedVoice {
  const headerBytes = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true)
  const first = lengthBytes + headerBytes
  const header = Header.parse(JSON.parse(asciiText(bytes.subarray(lengthBytes, first))))
  const clips = Object.entries(header.clips).map(
    ([phrase, [start, end]]) => [phrase, bytes.slice(first + start, first + end)] as const,
  )
  return { recordedAs: header.recordedAs, clips: new Map(clips) }
}
