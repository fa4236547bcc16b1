import { eventsCommand } from '../../apps/api/src/staff/events-command.ts'
import { databaseCommand } from '../run/database-command.ts'

await databaseCommand('events', ({ db, words }) => eventsCommand(db, words))
