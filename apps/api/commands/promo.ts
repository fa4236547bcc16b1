import { databaseCommand } from '../src/staff/database-command.ts'

await databaseCommand('promo')
