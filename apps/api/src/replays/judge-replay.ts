import { setImmediate } from 'node:timers/promises'
import type { Replay, ReplayAgreement } from '@lithe/contracts/api'
import type { Measurement } from '@lithe/movements/catalog'
import { bearsOut, type MeasuredAgain, measuringAgain } from '@lithe/movements/replay'

export type Judged = { agreement: ReplayAgreement; moment: MeasuredAgain['moment'] }

/** Other requests are answered between any few figures: squats of half a minute take a tenth of a second. */
async function measureInTurns({ aspect, figures }: Replay, said: Measurement): Promise<MeasuredAgain | null> {
  const bytes = new Uint8Array(Buffer.from(figures, 'base64'))
  const measuring = measuringAgain({ aspect, bytes }, said)
  for (;;) {
    const step = measuring.next()
    if (step.done) return step.value
    await setImmediate()
  }
}

/** What the analyser that measured the person says of the figures. It tells a careless forgery, and not who moved. */
export async function judgeReplay(replay: Replay, said: Measurement): Promise<Judged> {
  try {
    const again = await measureInTurns(replay, said)
    if (!again) return { agreement: 'unreadable', moment: null }
    return { agreement: bearsOut(again, said) ? 'agrees' : 'differs', moment: again.moment }
  } catch {
    // Figures that no body could stand for must not cost the result they came with.
    return { agreement: 'unreadable', moment: null }
  }
}
