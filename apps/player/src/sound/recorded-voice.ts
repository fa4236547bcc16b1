import type { RecordedVoice } from '@lithe/contracts/recorded-voice'
import type { Audio } from '@lithe/design/audio'
import type { Voice } from './sound.ts'
import { type Part, spell } from './spell.ts'

/** Plays sentences as clips in sequence, decoding each when needed: all of them would fill a phone's memory. */
export function createRecordedVoice({ clips }: Pick<RecordedVoice, 'clips'>, audio: Audio): Voice {
  /** Counts interruptions, so that nothing begun before one is heard. */
  let turn = 0
  let line: Promise<void> = Promise.resolve()
  let endsAt = 0
  const sounding = new Set<AudioBufferSourceNode>()

  async function speak(sentence: string, ownTurn: number) {
    const context = audio.context()
    const parts = spell(sentence, clips)
    if (!context || !parts) return
    if (context.state !== 'running') await context.resume()
    const buffers = await Promise.all(parts.map(({ phrase }) => decode(context, clips.get(phrase))))
    if (turn === ownTurn) schedule(context, parts, buffers)
  }

  function schedule(context: AudioContext, parts: readonly Part[], buffers: readonly AudioBuffer[]) {
    let at = Math.max(context.currentTime, endsAt)
    for (const [index, buffer] of buffers.entries()) {
      const source = new AudioBufferSourceNode(context, { buffer })
      source.connect(context.destination)
      source.onended = () => sounding.delete(source)
      source.start(at)
      sounding.add(source)
      at += buffer.duration + (parts[index]?.pauseSeconds ?? 0)
    }
    endsAt = at
  }

  function hush() {
    turn += 1
    for (const source of sounding) source.stop()
    sounding.clear()
    endsAt = 0
    line = Promise.resolve()
  }

  function sayNext(sentence: string) {
    const ownTurn = turn
    line = line
      .then(() => speak(sentence, ownTurn))
      .catch(error => console.warn('A recorded line could not be played', error))
  }

  return {
    say(sentence) {
      hush()
      sayNext(sentence)
    },
    sayNext,
    hush,
  }
}

/** Decoding detaches the bytes, so it gets a copy. */
const decode = (context: AudioContext, clip: Uint8Array<ArrayBuffer> | undefined) =>
  context.decodeAudioData((clip ?? new Uint8Array()).slice().buffer)
