import { z } from 'zod'

/** Byte range of a phrase's clip, from the first clip on, end exclusive. */
const Header = z.object({
  /** Everything a recording depends on besides the phrase; a change makes every clip stale. */
  recordedAs: z.string(),
  clips: z.record(z.string(), z.tuple([z.int(), z.int()])),
})

/** Recorded phrases by text, each a complete sound file. */
export type RecordedVoice = { recordedAs: string; clips: ReadonlyMap<string, Uint8Array<ArrayBuffer>> }

const lengthBytes = 4

/** Escapes non-ASCII characters, so that the JSON is ASCII. */
const asciiBytes = (json: string) =>
  Uint8Array.from(
    json.replace(/[^ -~]/g, letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`),
    letter => letter.charCodeAt(0),
  )
const asciiText = (bytes: Uint8Array) => Array.from(bytes, code => String.fromCharCode(code)).join('')

/** Serialises to one file: header length (little-endian), JSON header, and the clips. */
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

/** Parses such a file; throws if it is invalid. */
export function readRecordedVoice(bytes: Uint8Array<ArrayBuffer>): RecordedVoice {
  const headerBytes = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true)
  const first = lengthBytes + headerBytes
  const header = Header.parse(JSON.parse(asciiText(bytes.subarray(lengthBytes, first))))
  const clips = Object.entries(header.clips).map(
    ([phrase, [start, end]]) => [phrase, bytes.slice(first + start, first + end)] as const,
  )
  return { recordedAs: header.recordedAs, clips: new Map(clips) }
}
