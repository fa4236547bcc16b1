/** Runs a command of an operator: prints what it says, or why it did not do it, and sets the exit code. */
export async function say(command: () => Promise<string>): Promise<void> {
  // What it writes is for no other user of this computer.
  process.umask(0o077)
  try {
    console.log(await command())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
