import { databaseCommand } from '../src/staff/database-command.ts'
import { referralsCommand } from '../src/staff/referrals-command.ts'

await databaseCommand('referrals', ({ db, words }) => referralsCommand({ db, now: new Date() }, words))
