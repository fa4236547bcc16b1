import { jobsCommand } from '@lithe/jobs/command'
import { databaseCommand } from '../src/staff/database-command.ts'

await databaseCommand('jobs', ({ db, words }) => jobsCommand(db, words))
