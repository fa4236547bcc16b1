/** What went wrong; where words were not understood, how the command is used as well. */
function problemOf(error: unknown, usage: string): string {
  if (!(error instanceof Error)) return String(error)
  const isOfWords = String(Object(error).code).startsWith('ERR_PARSE_ARGS')
  return isOfWords ? `${error.message.split('. ')[0]}.\n${usage}` : error.message
}

/** Runs a command of an operator: prints what it says, or why it did not do it, and sets the exit code. */
export async function say(command: () => Promise<string>, usage = ''): Promise<void> {
  // What it writes is for no other user of this computer.
  process.umask(0o077)
  try {
    console.log(await command())
  } catch (error) {
    console.error(problemOf(error, usage))
    process.exitCode = 1
  }
}
