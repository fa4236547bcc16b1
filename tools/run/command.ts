/** A command file's export. Loading it is cheap, since `run` imports what is heavy. */
export type Command = {
  /** Its line in the list of commands. */
  summary: string
  /** Arguments and flags. */
  usage: string
  run: (words: string[]) => unknown
}
/** The command, or its loader, by name. */
export type Commands = Readonly<Record<string, Command | (() => Promise<Command>)>>

/** Thrown for invalid arguments; the usage is printed below the reason. */
export class Misused extends Error {}

/** Why arguments were invalid; null for other errors. */
export function misuseOf(error: unknown): string | null {
  if (error instanceof Misused) return error.message
  const isOfWords = error instanceof Error && String(Object(error).code).startsWith('ERR_PARSE_ARGS')
  // parseArgs gives unhelpful advice on arguments that begin with a hyphen.
  return isOfWords ? error.message.replace(/\. .*/s, '.') : null
}

/** Runs a command after `prepare`. Prints the usage for --help and for invalid arguments. */
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

/** Runs the named command, or lists all. `said` is the prefix before a name. */
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
