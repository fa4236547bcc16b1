import { randomBytes } from 'node:crypto'
import type { Update, UserFromGetMe } from 'grammy/types'
import { standInBot } from '../../sandbox/chat/bot-api.ts'
import { WaitingUpdates } from '../../sandbox/chat/waiting-updates.ts'

export type Charge = { payer: number; stars: number; isRefunded: boolean }
export type Webhook = { url: string; secret: string; allowed: string[] }

/** Telegram's state of a bot. */
export class PeerBooks {
  readonly me: UserFromGetMe
  readonly updates = new WaitingUpdates()
  readonly fileIds = new Set<string>()
  readonly invoices = new Map<string, { payload: string; stars: number }>()
  readonly charges = new Map<string, Charge>()
  webhook: Webhook | null = null
  allowedUpdates: string[] = []
  lastDeliveryError: { at: number; words: string } | null = null
  commands: unknown[] = []
  menuButton: unknown = { type: 'commands' }
  private lastMessage = 0

  constructor(botId: number, username: string) {
    this.me = { ...standInBot, id: botId, username }
  }

  nextMessage() {
    this.lastMessage += 1
    return this.lastMessage
  }

  newFile() {
    const id = `file-${randomBytes(8).toString('hex')}`
    this.fileIds.add(id)
    return id
  }

  /** Records a payment for later refunds. */
  witness({ message }: Update) {
    const paid = message?.successful_payment
    if (!paid || !message?.from) return
    const { telegram_payment_charge_id: id, total_amount: stars } = paid
    if (!this.charges.has(id)) this.charges.set(id, { payer: message.from.id, stars, isRefunded: false })
  }
}
