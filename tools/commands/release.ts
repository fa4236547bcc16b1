import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../bootstrap/root.mjs'
import { cutChangelog } from '../release/cut-changelog.ts'
import { Misused } from '../run/command.ts'
import { runProgram } from '../run/run-program.ts'

export const summary = 'closes a section of the changelog, and tags the version'
export const usage = 'npm run release -- 1.4.0'

function end(problem: string): never {
  throw new Misused(problem)
}

async function git(...words: string[]): Promise<string> {
  const { exitCode, output } = await runProgram('git', words, { quiet: true })
  if (exitCode !== 0) end(`git ${words[0]} failed:\n${output}`)
  return output.trim()
}

const changelogFile = join(root, 'CHANGELOG.md')
export async function run(words: string[]) {
  const { positionals } = parseArgs({ args: words, allowPositionals: true })
  const [version = ''] = positionals
  const { version: current } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string
  }
  const date = new Date().toISOString().slice(0, 10)
  const cut = cutChangelog(readFileSync(changelogFile, 'utf8'), { version, current, date })
  if (!cut.ok) end(cut.problem)
  if (await git('status', '--porcelain')) end('The checkout has changes; commit or stash them first.')
  if (await git('tag', '--list', `v${version}`)) end(`There is a tag v${version} already.`)

  writeFileSync(changelogFile, cut.changelog)
  const numbering = ['version', version, '--no-git-tag-version', '--ignore-scripts', '--allow-same-version']
  const numbered = await runProgram('npm', numbering, { quiet: true })
  if (numbered.exitCode !== 0) end(`npm version failed:\n${numbered.output}`)
  await git('commit', '--all', '--message', `build(release): ${version}`)
  await git('tag', '--annotate', `v${version}`, '--message', cut.notes)
  console.log(
    `${cut.notes}\n\nv${version} is committed and tagged here. To publish it: git push --follow-tags`,
  )
}
