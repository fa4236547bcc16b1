import { referralsCommand } from '../../apps/api/src/staff/referrals-command.ts'
import { databaseCommand } from '../run/database-command.ts'

await databaseCommand('referrals', ({ db, words }) => referralsCommand({ db, now: new Date() }, words))
