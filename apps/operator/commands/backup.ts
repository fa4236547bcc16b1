import { backupCommand, backupUsage } from '../src/backup/backup-command.ts'
import { say } from '../src/say.ts'

await say(() => backupCommand(process.env, process.argv.slice(2)), backupUsage)
