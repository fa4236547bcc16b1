import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../tools/bootstrap/root.mjs'

export const summary = 'every film we keep must come out within tolerance'
export const usage = `npm run lab -- hold [--short]

Measures every film, and the stand of a minute and two.
  --short  the shortest of our own films: each movement, each way of it and each refusal`

const own = 'workshop/choreography/films'
/** Folders of films: our own, from `npm run lab -- films`; the trainer's; and other people's, if available. */
const folders = [own, 'apps/web/public/trainer', '../shared/clips']

function isWithin(...words: readonly string[]) {
  const program = ['tools/bootstrap.mjs', ...words]
  return spawnSync(process.execPath, program, { cwd: root, stdio: 'inherit' }).status === 0
}

async function standsPerfectly() {
  const { findChromium } = await import('../../tools/chromium/find-chromium.ts')
  const { checkPerfectStand } = await import('../accuracy/perfect-stand.ts')
  const findings = await checkPerfectStand(await findChromium())
  for (const { path, message } of findings) console.log(`${path}: ${message}`)
  return findings.length === 0
}

export async function run(words: string[]) {
  const { short } = parseArgs({ args: words, options: { short: { type: 'boolean', default: false } } }).values
  const here = folders.filter(folder => existsSync(join(root, folder)))
  for (const missing of folders.filter(folder => !short && !here.includes(folder)))
    console.log(`There is no ${missing} beside this checkout: nothing is held on its films.`)

  const ways = ['--truth', 'workshop/studio/trainer/truth', '--conditions', 'in-turn']
  const areWithin = short
    ? isWithin('accuracy', '--clips', own, '--shortest', '--fps', '15')
    : // One after the other, since both build the same page.
      [
        isWithin('accuracy', ...here.flatMap(folder => ['--clips', folder]), ...ways),
        await standsPerfectly(),
      ].every(Boolean)
  process.exitCode = areWithin ? 0 : 1
}
