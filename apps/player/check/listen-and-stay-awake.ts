import type { Audio } from '@lithe/design/audio'
import type { PhoneCheckWords } from '@lithe/words/phone-check'
import { errorName, type Finding } from './finding.ts'

/** Once allowed, audio starts within this time. */
const patienceMs = 1000
const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

/** Checks sound and wake lock. Call from a press handler: browsers block sound before a press. */
export async function listenAndStayAwake(audio: Audio, { values }: PhoneCheckWords): Promise<Finding[]> {
  audio.unlock()
  const awake = await navigator.wakeLock?.request('screen').then(
    async lock => {
      await lock.release()
      return values.yes
    },
    (error: unknown) => values.failed({ error: errorName(error) }),
  )
  const context = audio.context()
  const startedAt = performance.now()
  while (context?.state !== 'running' && performance.now() - startedAt < patienceMs) await pause(50)
  const isHeard = context?.state === 'running'
  const voices = 'speechSynthesis' in window ? speechSynthesis.getVoices().length : 0
  return [
    {
      group: 'sound',
      line: 'awake',
      state: awake === values.yes ? 'good' : 'lacking',
      value: awake ?? values.no,
    },
    {
      group: 'sound',
      line: 'audio',
      state: isHeard ? 'good' : 'lacking',
      value: isHeard ? values.yes : (context?.state ?? values.no),
    },
    { group: 'sound', line: 'voice', state: 'told', value: values.count({ count: voices }) },
  ]
}
