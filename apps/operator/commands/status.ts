import { problemOf } from '../src/say.ts'
import { serveStatus } from '../src/status/serve-status.ts'
import { readStatusWords, statusUsage } from '../src/status/status-words.ts'

// What it keeps is for no other user of this computer.
process.umask(0o077)
try {
  const { close } = await serveStatus(readStatusWords(process.env, process.argv.slice(2)), console.log)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, close)
} catch (error) {
  console.error(problemOf(error, statusUsage))
  process.exitCode = 1
}
