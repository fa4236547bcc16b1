import { databaseCommand } from '../src/staff/database-command.ts'

await databaseCommand('own-norms')
