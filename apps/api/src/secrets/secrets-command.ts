import { keptPepper, newSecret, rotateKeptPepper } from './kept-pepper.ts'
import type { Pepper } from './pepper.ts'

type SecretsContext = {
  /** What the settings name; null where the server keeps its own in its data directory. */
  signInPepper: Pepper | null
  dataDirectory: string
}

const usage = [
  'npm run secrets -- rotate   puts a new pepper in front; what was made with the one before still counts',
  'npm run secrets -- list     says where the pepper is kept, and whether one before it still counts',
].join('\n')

const again = 'Rotate once more, and nothing counts that was made with the pepper before.'

const inSettings = (secret: string) =>
  [
    'The pepper stands in your settings, where this command writes nothing. On every server:',
    '- set SIGN_IN_PEPPER_BEFORE to what SIGN_IN_PEPPER is now;',
    `- set SIGN_IN_PEPPER to ${secret}`,
    'Then restart the servers, all within a minute or so: one that still has the old settings refuses codes made by a new one.',
    again,
  ].join('\n')

const inDirectory = (directory: string) =>
  [
    `There is a new pepper in ${directory}. Restart the server, which reads it when it starts.`,
    'Codes, links, sessions and counts made with the one before still count.',
    again,
  ].join('\n')

async function rotate({ signInPepper, dataDirectory }: SecretsContext): Promise<string> {
  if (signInPepper) return inSettings(newSecret())
  await rotateKeptPepper(dataDirectory)
  return inDirectory(dataDirectory)
}

async function list({ signInPepper, dataDirectory }: SecretsContext): Promise<string> {
  const { before } = signInPepper ?? (await keptPepper(dataDirectory))
  const place = signInPepper ? 'SIGN_IN_PEPPER' : dataDirectory
  const earlier = before === null ? 'There is none before it.' : 'The one before it still counts.'
  return `The pepper is kept in ${place}. ${earlier}`
}

/** What `npm run secrets` does; a secret is printed only where it cannot be written down otherwise. */
export async function secretsCommand(ctx: SecretsContext, words: readonly string[]) {
  const [action, ...rest] = words
  if (rest.length === 0 && action === 'rotate') return { ok: true, words: await rotate(ctx) }
  if (rest.length === 0 && action === 'list') return { ok: true, words: await list(ctx) }
  return { ok: false, words: usage }
}
