import { databaseCommand } from '../src/staff/database-command.ts'
import { eventsCommand } from '../src/staff/events-command.ts'

await databaseCommand('events', ({ db, words }) => eventsCommand(db, words))
