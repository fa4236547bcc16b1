import type { Detector } from './detector.ts'
import type { RawPose } from './raw-pose.ts'
import { createSilenceWatch } from './silence-watch.ts'

/** A picture is answered in a tenth of this, on the slowest phone that may measure: a detector silent for longer is gone. */
export const renewedAfterSeconds = 3

/** A detector that may be another one from picture to picture; `lost` is one that went down with the detector looking at it. */
export type LastingDetector = Omit<Detector, 'detect'> & {
  detect(...picture: Parameters<Detector['detect']>): Promise<RawPose | null | 'lost'>
}

/**
 * Makes the detector anew where it breaks or does not answer, as workers do that a system has ended for their memory: no
 * event tells of it. A new one that breaks before it has answered is not made again, and its error is told; of one that is
 * as silent nothing is said here, for whoever waits for its answers hears none.
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
      console.warn('The detector broke, and is made anew', error)
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
    close() {
      watch.stop()
      present.then(last => last.close()).catch(() => {})
    },
  }
}
