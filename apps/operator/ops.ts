import { dispatch } from '../../tools/run/command.ts'
import { opsCommands } from './ops-commands.ts'

/** Runs `npm run ops` in an installed and compiled environment, as in the image. */
await dispatch('npm run ops --', opsCommands, process.argv.slice(2))
