import { restoreCommand, restoreUsage } from '../src/backup/restore-command.ts'
import { say } from '../src/say.ts'

await say(() => restoreCommand(process.env, process.argv.slice(2)), restoreUsage)
