import { type ParsedConfig, parseConfig } from '../src/ground/config/config.ts'

type Variables = Record<string, string | undefined>

/** Settings that `npm start` adds; existing settings stay. */
export type Added = {
  PORT: string
  HOST: string
  DATA_DIR: string
  LOG_FORMAT: string
  LOG_LEVEL: string
} & Variables

export type ServerSettings = { added: Variables; parsed: ParsedConfig }

/** Created only when nothing is sold, because a demo key opens every report. */
const wantsDemoKey = (parsed: ParsedConfig) =>
  parsed.ok &&
  parsed.config.demoUnlockKey === null &&
  parsed.config.publicConfig.payments === 'sandbox' &&
  !parsed.config.isProduction

/** Environment for the server, and how it will be parsed. */
export function serverSettings(given: Variables, added: Added, makeDemoKey: () => string): ServerSettings {
  const parsed = parseConfig({ ...given, ...added })
  if (!wantsDemoKey(parsed)) return { added, parsed }
  const withKey = { ...added, DEMO_UNLOCK_KEY: makeDemoKey() }
  return { added: withKey, parsed: parseConfig({ ...given, ...withKey }) }
}

const everywhere = ['0.0.0.0', '::', '']

/** Returns the server's URL on this computer: its own scheme and listening host. */
export function addressOf(parsed: ParsedConfig, port: number): string {
  if (!parsed.ok) return `http://localhost:${port}`
  const { host, tlsFiles } = parsed.config
  const name = everywhere.includes(host) ? 'localhost' : host
  return `${tlsFiles ? 'https' : 'http'}://${name.includes(':') ? `[${name}]` : name}:${port}`
}
