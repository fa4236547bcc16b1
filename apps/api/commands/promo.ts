import { databaseCommand } from '../src/staff/database-command.ts'
import { promoCommand } from '../src/staff/promo-command.ts'

await databaseCommand('promo', ({ db, words }) => promoCommand({ db, now: new Date() }, words))
