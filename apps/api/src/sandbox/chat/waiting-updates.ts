import type { Update } from 'grammy/types'

type Waiting = { answer: (updates: Update[] | 'replaced') => void }

/** Queue of unconfirmed updates with a single long-polling consumer. */
export class WaitingUpdates {
  private waiting: Waiting | null = null
  private updates: Update[] = []
  private unconfirmed = new Map<number, () => void>()

  get count() {
    return this.updates.length
  }

  add(update: Update) {
    this.updates.push(update)
    this.updates.sort((one, other) => one.update_id - other.update_id)
    this.waiting?.answer(this.updates)
  }

  /** Adds an update and waits, up to a timeout, until the bot has answered. */
  answered(update: Update, patienceMs: number): Promise<void> {
    return new Promise(resolve => {
      const timer = setTimeout(resolve, patienceMs)
      this.unconfirmed.set(update.update_id, () => {
        clearTimeout(timer)
        resolve()
      })
      this.add(update)
    })
  }

  /** Ends a waiting poll, as a Telegram restart would. */
  letGo() {
    this.waiting?.answer([])
  }

  /** An offset confirms earlier updates. A new poller replaces the previous one. */
  fetch(offset: number, limit: number, timeoutSeconds: number): Promise<Update[] | 'replaced'> {
    this.waiting?.answer('replaced')
    this.updates = this.updates.filter(({ update_id }) => update_id >= offset)
    for (const [id, tell] of this.unconfirmed)
      if (id < offset) {
        this.unconfirmed.delete(id)
        tell()
      }
    if (this.updates.length > 0 || timeoutSeconds === 0) return Promise.resolve(this.updates.slice(0, limit))
    return new Promise(resolve => {
      const timer = setTimeout(() => waiting.answer([]), timeoutSeconds * 1000)
      const waiting: Waiting = {
        answer: updates => {
          clearTimeout(timer)
          if (this.waiting === waiting) this.waiting = null
          resolve(updates === 'replaced' ? updates : updates.slice(0, limit))
        },
      }
      this.waiting = waiting
    })
  }
}
