import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../../tools/bootstrap/root.mjs'
import type { Lockfile } from '../src/release/bill-of-materials.ts'

export const summary = 'the bill of materials and the licences of what a server runs'
export const usage = 'npm run lab -- sbom'

/** Workspaces that a server and its operators run; web dependencies come from the same lockfile. */
const workspaces = ['apps/api', 'apps/operator', 'apps/web', 'apps/player']

/** Files a phone computes with: the two networks, and LiteRT’s WebAssembly. */
const computing = {
  'apps/player/pose-engine/models': '.tflite',
  'node_modules/@litertjs/core/wasm': '.wasm',
}

async function readFiles(folder: string, ending: string) {
  const names = (await readdir(join(root, folder))).filter(name => name.endsWith(ending)).sort()
  return Promise.all(
    names.map(async name => ({
      name,
      bytes: await readFile(join(root, folder, name)),
      licence: 'Apache-2.0',
    })),
  )
}

export async function run(words: string[]) {
  parseArgs({ args: words })
  const { billOfMaterials } = await import('../src/release/bill-of-materials.ts')
  const { licenceLines } = await import('../src/release/licences.ts')
  const lockfile = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as Lockfile
  const files = await Promise.all(
    Object.entries(computing).map(([folder, ending]) => readFiles(folder, ending)),
  )
  const bill = billOfMaterials(lockfile, workspaces, { files: files.flat(), node: process.versions.node })
  const lines = licenceLines(bill)
  await writeFile('sbom.cdx.json', JSON.stringify(bill, null, 2))
  await writeFile('licences.txt', `${lines.join('\n')}\n`)
  console.log(`sbom.cdx.json and licences.txt name ${lines.length} packages.`)
}
