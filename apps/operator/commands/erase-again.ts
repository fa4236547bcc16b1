import { eraseAgainCommand, eraseAgainUsage } from '../src/backup/erase-again-command.ts'
import { say } from '../src/say.ts'

await say(() => eraseAgainCommand(process.env, process.argv.slice(2)), eraseAgainUsage)
