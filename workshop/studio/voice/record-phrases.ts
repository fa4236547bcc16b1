import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Phrase } from './said-phrases.ts'

const run = promisify(execFile)

/**
 * Carnegie Mellon University's female voice for Festival, 32 kHz; licence in NOTICE. Made slightly lower and slower,
 * like an unhurried woman of sixty, and louder, with silence trimmed.
 */
const voice = 'cmu_us_slt_arctic_hts'
const silence = 'silenceremove=start_periods=1:start_threshold=-58dB:start_silence=0.03'
const filters = [
  'asetrate=32000*0.965,aresample=48000,atempo=0.94',
  'bass=g=2:f=220,treble=g=-2:f=7000',
  `${silence},areverse,${silence},areverse`,
  'volume=9dB,alimiter=limit=0.95',
].join(',')

/** WebM, because WebKit has decoded Opus in it for years longer than in Ogg or MP4. */
const encoding = [
  '-c:a',
  'libopus',
  '-b:a',
  '13k',
  '-application',
  'voip',
  '-frame_duration',
  '60',
  '-f',
  'webm',
]

const withoutDate = ['-fflags', '+bitexact', '-flags', '+bitexact', '-map_metadata', '-1']

export const recordedAs = [voice, filters, ...encoding].join(' ')

const lispString = (text: string) => `"${text.replace(/["\\]/g, '')}"`

async function runOrTell(program: string, ...args: string[]) {
  try {
    await run(program, args)
  } catch (error) {
    throw new Error(`${program} is needed: apt-get install festival festvox-us-slt-hts ffmpeg`, {
      cause: error,
    })
  }
}

/** Clips per process, as many as command lines allow, since starting one takes longer than a clip. */
const clipsAtOnce = 40

/** Speaks each phrase once, and returns the clips in order. */
export async function recordPhrases(phrases: readonly Phrase[]): Promise<Uint8Array<ArrayBuffer>[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lithe-voice-'))
  const file = (index: number, ending: string) => join(folder, `${index}.${ending}`)
  const score = phrases.map(
    ({ said }, index) =>
      `(utt.save.wave (utt.synth (Utterance Text ${lispString(said)})) ${lispString(file(index, 'wav'))} 'riff)`,
  )
  await writeFile(join(folder, 'score.scm'), [`(voice_${voice})`, ...score].join('\n'))
  await runOrTell('festival', '-b', join(folder, 'score.scm'))
  for (let first = 0; first < phrases.length; first += clipsAtOnce) {
    const places = [...phrases.keys()].slice(first, first + clipsAtOnce)
    const inputs = places.flatMap(index => ['-i', file(index, 'wav')])
    const outputs = places.flatMap((index, input) => [
      ...['-map', `${input}:a`, '-af', filters, ...encoding, ...withoutDate, file(index, 'webm')],
    ])
    await runOrTell('ffmpeg', ...inputs, ...outputs)
  }
  const clips: Uint8Array<ArrayBuffer>[] = []
  for (const index of phrases.keys()) clips.push(new Uint8Array(await readFile(file(index, 'webm'))))
  await rm(folder, { recursive: true })
  return clips
}
