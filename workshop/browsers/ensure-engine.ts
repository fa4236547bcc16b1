import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { aptInstall, canApt, ensureChromium } from '../../tools/chromium/ensure-chromium.ts'
import type { BrowserEngine } from './lab-page.ts'

type Programs = Readonly<Record<string, string>>
type Machine = { path: string; isFile(path: string): boolean }

const thisMachine: Machine = { path: process.env.PATH ?? '', isFile: existsSync }

const onPath = ({ path, isFile }: Machine, names: readonly string[]) =>
  path
    .split(delimiter)
    .flatMap(folder => names.map(name => join(folder, name)))
    .find(isFile)

/** MiniBrowser is installed with the library, away from other programs. */
const miniBrowsers = ['lib/x86_64-linux-gnu', 'lib/aarch64-linux-gnu', 'lib64', 'libexec', 'lib'].flatMap(
  folder => ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map(version => `/usr/${folder}/${version}/MiniBrowser`),
)

type Recipe = {
  name: string
  /** Required programs; undefined if missing. */
  programs(machine: Machine): Record<string, string | undefined>
  packages: readonly string[]
}

const recipes: Record<Exclude<BrowserEngine, 'chromium'>, Recipe> = {
  firefox: {
    name: 'Firefox',
    programs: machine => ({ browser: onPath(machine, ['firefox-esr', 'firefox']) }),
    packages: ['firefox-esr'],
  },
  webkit: {
    name: 'WebKitGTK',
    programs: machine => ({
      driver: onPath(machine, ['WebKitWebDriver']),
      browser: miniBrowsers.find(machine.isFile),
      screen: onPath(machine, ['xvfb-run']),
      bus: onPath(machine, ['dbus-run-session']),
    }),
    packages: [
      'webkit2gtk-driver',
      // Films are decoded by GStreamer.
      'gstreamer1.0-plugins-good',
      'gstreamer1.0-plugins-bad',
      'gstreamer1.0-libav',
      'xvfb',
      'xauth',
      'dbus',
    ],
  },
}

const complete = (programs: Record<string, string | undefined>): programs is Programs =>
  Object.values(programs).every(path => path !== undefined)

/** Programs that drive this engine; null if one is missing. */
export function engineHere(
  engine: Exclude<BrowserEngine, 'chromium'>,
  machine: Machine = thisMachine,
): Programs | null {
  const programs = recipes[engine].programs(machine)
  return complete(programs) ? programs : null
}

/** Thrown if the engine is unavailable; the message says why and what would help. */
export class EngineAbsent extends Error {}

/** Finds an engine, or installs it where possible: as root on Debian. */
export async function ensureEngine(engine: BrowserEngine): Promise<Programs> {
  if (engine === 'chromium') return { browser: await ensureChromium() }
  const { name, packages } = recipes[engine]
  const here = engineHere(engine)
  if (here) return here
  const line = `apt-get install ${packages.join(' ')}`
  if (!canApt()) throw new EngineAbsent(`${name} is not here. On Debian it is installed by: ${line}`)
  console.log(`Installing ${name}: ${line}`)
  const installed = (await aptInstall(...packages)) ? engineHere(engine) : null
  if (!installed) throw new EngineAbsent(`${name} could not be installed by: ${line}`)
  return installed
}
