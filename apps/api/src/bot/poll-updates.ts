import type { Api } from 'grammy'
import type { Update } from 'grammy/types'
import { growingPause } from './growing-pause.ts'
import { allowedUpdates } from './set-up-bot.ts'
import { stopSignal } from './stop-signal.ts'
import type { Taken } from './take-update.ts'

type Polling = {
  api: Api
  take: (update: Update) => Promise<Taken>
  warn: (facts: { err: unknown }, text: string) => void
  closing: AbortSignal
}

const waitSeconds = 25
/** With their pauses they outlast a claim that was left behind. */
const tries = 8

/** Tries again while an update fails; one that fails for a minute is given up, or no later one would be heard. */
async function takeUntilDone({ take, warn, closing }: Polling, update: Update) {
  const pause = growingPause(closing)
  for (let attempt = 1; attempt <= tries && !closing.aborted; attempt += 1) {
    try {
      if ((await take(update)) === 'handled') return
    } catch (error) {
      warn({ err: error }, 'an update of the bot could not be written down')
    }
    if (attempt < tries) await pause.wait()
  }
}

/** Fetches updates until the server closes. Those of one fetch do not wait for each other: a payer has ten seconds. */
export async function pollUpdates(polling: Polling) {
  const { api, warn, closing } = polling
  const pause = growingPause(closing)
  let offset = 0
  while (!closing.aborted) {
    try {
      const question = { offset, timeout: waitSeconds, allowed_updates: allowedUpdates }
      const updates = await api.getUpdates(question, stopSignal(closing))
      pause.reset()
      await Promise.all(updates.map(update => takeUntilDone(polling, update)))
      offset = Math.max(offset, ...updates.map(({ update_id }) => update_id + 1))
    } catch (error) {
      if (closing.aborted) return
      warn({ err: error }, 'Telegram gave no updates; asking again soon')
      await pause.wait()
    }
  }
}
