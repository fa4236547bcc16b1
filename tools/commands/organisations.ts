import { organisationsCommand } from '../../apps/api/src/staff/organisations-command.ts'
import { databaseCommand } from '../run/database-command.ts'

await databaseCommand(
  'organisations',
  ({ db, words, config }) =>
    organisationsCommand({ db, now: new Date(), publicUrl: config.publicUrl }, words),
  ['PUBLIC_URL'],
)
