import { writeFile } from 'node:fs/promises'
import { root } from '../../../tools/bootstrap/root.mjs'
import { execute } from '../src/release/execute.ts'
import { Bill, licenceLines } from '../src/release/licences.ts'

/** What a server and its operators run; the pages have it built in, from the same lockfile. */
const workspaces = ['api', 'operator', 'web', 'player'].map(name => `--workspace=@lithe/${name}`)
const words = [
  'sbom',
  '--loglevel=silent',
  '--sbom-format=cyclonedx',
  '--omit=dev',
  '--package-lock-only',
  ...workspaces,
]

const text = await execute('npm', words, root)
const lines = licenceLines(Bill.parse(JSON.parse(text)))
await writeFile('sbom.cdx.json', text)
await writeFile('licences.txt', `${lines.join('\n')}\n`)
console.log(`sbom.cdx.json and licences.txt name ${lines.length} packages.`)
