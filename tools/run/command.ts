/** What a command's file exports. Loading it costs little: what is heavy, `run` imports. */
export type Command = {
  /** Its line where commands are listed. */
  summary: string
  /** The words and flags that it takes. */
  usage: string
  run: (words: string[]) => unknown
}
/** By their names: each itself, or how its file is loaded. */
export type Commands = Readonly<Record<string, Command | (() => Promise<Command>)>>

/** Says that words are not what a command takes; its usage is printed below the reason. */
export class Misused extends Error {}

/** Why words were not understood, or null of an error that is none of theirs. */
export function misuseOf(error: unknown): string | null {
  if (error instanceof Misused) return error.message
  const isOfWords = error instanceof Error && String(Object(error).code).startsWith('ERR_PARSE_ARGS')
  // What parseArgs adds about words that begin with a hyphen helps nobody here.
  return isOfWords ? error.message.replace(/\. .*/s, '.') : null
}

/** Runs a command, after `prepare`. With --help it prints the usage instead, and after words it does not take too. */
async function runCommand({ usage, run }: Command, words: string[], prepare = async () => {}) {
  if (words.includes('--help')) return console.log(usage)
  try {
    await prepare()
    await run(words)
  } catch (error) {
    const problem = misuseOf(error)
    if (problem === null) throw error
    console.error(problem ? `${problem}\n\n${usage}` : usage)
    process.exitCode = 1
  }
}

/** Runs the command that the first word names; lists them all where there is none. `said` is what stands before a name. */
export async function dispatch(
  said: string,
  commands: Commands,
  [name = '--help', ...words]: string[],
  prepare?: () => Promise<void>,
) {
  const named = Object.entries(commands).sort(([one], [other]) => (one < other ? -1 : 1))
  const [, found] = named.find(([each]) => each === name) ?? []
  if (found) return runCommand(await loaded(found), words, prepare)
  const width = Math.max(...named.map(([each]) => each.length)) + 2
  const lines = named.map(async ([each, one]) => each.padEnd(width) + (await loaded(one)).summary)
  const list = [`${said} NAME; --help after it says what it takes.`, '', ...(await Promise.all(lines))]
  if (name === '--help') return console.log(list.join('\n'))
  console.error(`There is no "${name}".\n\n${list.join('\n')}`)
  process.exitCode = 1
}

const loaded = async (one: Commands[string]) => (typeof one === 'function' ? one() : one)
