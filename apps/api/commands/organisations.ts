import { databaseCommand } from '../src/staff/database-command.ts'
import { organisationsCommand } from '../src/staff/organisations-command.ts'

await databaseCommand(
  'organisations',
  ({ db, words, config }) =>
    organisationsCommand({ db, now: new Date(), publicUrl: config.publicUrl }, words),
  ['PUBLIC_URL'],
)
