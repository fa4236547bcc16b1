import { join } from 'node:path'
import { parseArgs } from 'node:util'

export const statusUsage = `npm run status -- [NAME=]ADDRESS …   asks each address whether it lives and is ready, and serves a page that says so
   such as: npm run status -- https://lithe.example.org
            npm run status -- one=http://10.0.0.2:3000 two=http://10.0.0.3:3000
   --port 3900     where the page is; HOST is the address it listens at
   --every 30      seconds between two rounds
   --keep FILE     what was seen in the last 90 days; without it status.json in DATA_DIR`

export type StatusSettings = {
  servers: readonly { name: string; origin: string }[]
  host: string
  port: number
  everySeconds: number
  keptIn: string
}

const asServer = (text: string) => {
  const [, name, address = ''] = /^(?:([\w .-]{1,40})=)?(https?:\/\/[^/\s]+)\/?$/.exec(text) ?? []
  if (!URL.canParse(address)) throw new Error(`${text} is no address like https://lithe.example.org.`)
  return { name: name ?? new URL(address).host, origin: address }
}

function wholeNumber(text: string, name: string, least: number, most: number): number {
  const number = Number(text)
  if (Number.isInteger(number) && number >= least && number <= most) return number
  throw new Error(`--${name} is a whole number from ${least} to ${most}.`)
}

/** What `npm run status` was told. Throws a sentence, or how it is used. */
export function readStatusWords(
  environment: Readonly<Record<string, string | undefined>>,
  words: readonly string[],
): StatusSettings {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: {
      port: { type: 'string', default: '3900' },
      every: { type: 'string', default: '30' },
      keep: { type: 'string' },
    },
    allowPositionals: true,
  })
  if (positionals.length === 0) throw new Error(statusUsage)
  const servers = positionals.map(asServer)
  if (new Set(servers.map(({ name }) => name)).size < servers.length)
    throw new Error('Two servers have one name; give each its own, like one=http://10.0.0.2:3000.')
  return {
    servers,
    host: environment.HOST || 'localhost',
    port: wholeNumber(values.port, 'port', 0, 65_535),
    everySeconds: wholeNumber(values.every, 'every', 1, 3600),
    keptIn: values.keep ?? join(environment.DATA_DIR || 'data', 'status.json'),
  }
}
