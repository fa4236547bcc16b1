import { type ParsedConfig, parseConfig } from '../src/ground/config/config.ts'

type Variables = Record<string, string | undefined>

/** What `npm start` adds of its own; whatever is set already stays. */
export type Added = {
  PORT: string
  HOST: string
  DATA_DIR: string
  LOG_FORMAT: string
  LOG_LEVEL: string
} & Variables

export type ServerSettings = { added: Variables; parsed: ParsedConfig }

/** A demo key opens every report: it is made only where none is sold. */
const wantsDemoKey = (parsed: ParsedConfig) =>
  parsed.ok &&
  parsed.config.demoUnlockKey === null &&
  parsed.config.publicConfig.payments === 'sandbox' &&
  !parsed.config.isProduction

/** The settings that the server is started with, and what it will make of them. */
export function serverSettings(given: Variables, added: Added, makeDemoKey: () => string): ServerSettings {
  const parsed = parseConfig({ ...given, ...added })
  if (!wantsDemoKey(parsed)) return { added, parsed }
  const withKey = { ...added, DEMO_UNLOCK_KEY: makeDemoKey() }
  return { added: withKey, parsed: parseConfig({ ...given, ...withKey }) }
}

const everywhere = ['0.0.0.0', '::', '']

/** Where the server can be asked from this computer: by its own scheme, and where it listens. */
export function addressOf(parsed: ParsedConfig, port: number): string {
  if (!parsed.ok) return `http://localhost:${port}`
  const { host, tlsFiles } = parsed.config
  const name = everywhere.includes(host) ? 'localhost' : host
  return `${tlsFiles ? 'https' : 'http'}://${name.includes(':') ? `[${name}]` : name}:${port}`
}
