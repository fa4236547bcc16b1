import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../tools/bootstrap/root.mjs'
import { compressFolder } from '../../tools/builds/compress-folder.ts'
import { runProgram } from '../../tools/run/run-program.ts'

const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim()

/** Commit to compare with: HEAD if there are changes, otherwise its parent. */
export const commitBefore = () => git('rev-parse', git('status', '--porcelain') === '' ? 'HEAD^' : 'HEAD')

/**
 * Builds another commit's pages and server in their own folder with today's dependencies; returns the folder. Skips the
 * player, which no measured page opens.
 */
export async function buildAt(commit: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'lithe-before-'))
  const tree = join(folder, 'tree')
  git('worktree', 'add', '--detach', tree, commit)
  process.once('exit', () => {
    git('worktree', 'remove', '--force', tree)
    rmSync(folder, { recursive: true, force: true })
  })
  linkPackages(tree)
  for (const app of ['web', 'api']) {
    const words = ['run', 'build', '--silent', `--workspace=@lithe/${app}`]
    const { exitCode, output } = await runProgram('npm', words, { folder: tree, quiet: true })
    if (exitCode !== 0) throw new Error(`The ${app} of ${commit} could not be built:\n${output}`)
  }
  await compressFolder(join(tree, 'apps/web/dist'), join(root, '.cache/compressed'))
  return tree
}

/** Links installed dependencies, except our own packages, which come from the other commit. */
function linkPackages(tree: string) {
  const own = '@lithe'
  const installed = join(root, 'node_modules')
  const to = join(tree, 'node_modules')
  mkdirSync(join(to, own), { recursive: true })
  for (const name of readdirSync(installed))
    if (name !== own) symlinkSync(join(installed, name), join(to, name))
  for (const group of ['apps', 'packages'])
    for (const name of readdirSync(join(tree, group)))
      symlinkSync(join(tree, group, name), join(to, own, name))
}
