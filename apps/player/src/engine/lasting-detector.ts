import type { RawPose } from '@lithe/pose/graph'
import type { Detector } from './litert/detector.ts'
import { createSilenceWatch } from './silence-watch.ts'

/** Ten times what the slowest accepted phone needs per frame; a detector silent for longer is dead. */
export const renewedAfterSeconds = 3

/** A detector that may be replaced between frames; `lost` marks a frame that crashed with its detector. */
export type LastingDetector = Omit<Detector, 'detect'> & {
  detect(...picture: Parameters<Detector['detect']>): Promise<RawPose | null | 'lost'>
  /** Replaces the detector, unless the present one has not answered yet. */
  renew(): void
}

/**
 * Recreates a detector that fails or stops answering; a worker killed for memory dies without any event. If a
 * new one fails before its first answer, its error is thrown; if it stays silent, the caller must notice.
 */
export function createLastingDetector(first: Detector, makeAnew: () => Promise<Detector>): LastingDetector {
  let present = Promise.resolve(first)
  let hasAnswered = true
  let awaited = 0
  let abandon: () => void = () => {}
  let abandoned = newAbandonment()
  const watch = createSilenceWatch(renewedAfterSeconds, renew)

  function newAbandonment() {
    return new Promise<'lost'>(resolve => {
      abandon = () => resolve('lost')
    })
  }

  function renew() {
    if (!hasAnswered) return
    hasAnswered = false
    abandon()
    abandoned = newAbandonment()
    present.then(gone => gone.close()).catch(() => {})
    present = makeAnew()
    present.catch((error: unknown) => console.error('No other detector could be made', error))
  }

  async function answer(image: ImageBitmap, timeMs: number) {
    const [detector, isAbandoned] = [await present, abandoned]
    try {
      const raw = await Promise.race([detector.detect(image, timeMs), isAbandoned])
      if (raw !== 'lost') hasAnswered = true
      return raw
    } catch (error) {
      if (isAbandoned !== abandoned) return 'lost'
      if (!hasAnswered) throw error
      console.warn('The detector broke and is being replaced', error)
      renew()
      return 'lost'
    }
  }

  return {
    async detect(image, timeMs) {
      awaited += 1
      if (awaited === 1) watch.start()
      try {
        return await answer(image, timeMs)
      } finally {
        awaited -= 1
        if (awaited === 0) watch.stop()
        else watch.start()
      }
    },
    doubt: async () => (await present).doubt(),
    reset: async () => (await present).reset(),
    renew,
    close() {
      watch.stop()
      present.then(last => last.close()).catch(() => {})
    },
  }
}
