import { promoCommand } from '../../apps/api/src/staff/promo-command.ts'
import { databaseCommand } from '../run/database-command.ts'

await databaseCommand('promo', ({ db, words }) => promoCommand({ db, now: new Date() }, words))
