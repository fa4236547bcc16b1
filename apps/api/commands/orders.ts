import { databaseCommand } from '../src/staff/database-command.ts'
import { ordersCommand } from '../src/staff/orders-command.ts'
import { openRefunds } from '../src/staff/refunds.ts'

await databaseCommand(
  'orders',
  async ({ db, words, config: { bot } }) => {
    const closing = new AbortController()
    try {
      const refunds = openRefunds({ db, bot, now: new Date(), closing: closing.signal })
      return await ordersCommand({ db, refunds }, words)
    } finally {
      closing.abort()
    }
  },
  ['TELEGRAM_API_URL', 'TELEGRAM_BOT_TOKEN'],
)
