import { databaseCommand } from '../src/staff/database-command.ts'

await databaseCommand('events')
