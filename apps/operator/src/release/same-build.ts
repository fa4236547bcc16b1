import { createHash } from 'node:crypto'
import { cp, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { execute } from './execute.ts'

/** Built files: SHA-256 by path. */
export type Built = ReadonlyMap<string, string>

export async function hashesIn(folder: string): Promise<Built> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const hashes = new Map<string, string>()
  for (const { parentPath, name } of entries.filter(entry => entry.isFile())) {
    const file = join(parentPath, name)
    hashes.set(
      file.slice(folder.length + 1),
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    )
  }
  return hashes
}

/** Lists files that only one build has or that differ, sorted. */
export const differencesOf = (one: Built, other: Built): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter(file => one.get(file) !== other.get(file)).sort()

const apps = ['api', 'player', 'web']

/** Builds a repository's HEAD in a new folder, with the repository's installed packages. */
export async function buildClean(repository: string, folder: string): Promise<Built> {
  await execute('git', ['clone', '--quiet', '--no-hardlinks', repository, folder], repository)
  // Workspace links are relative, so they lead into the clone.
  await cp(join(repository, 'node_modules'), join(folder, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  await execute(process.execPath, ['tools/bootstrap.mjs', 'build'], folder)
  const built = await Promise.all(apps.map(app => hashesIn(join(folder, 'apps', app, 'dist'))))
  return new Map(
    built.flatMap((hashes, index) => [...hashes].map(([file, hash]) => [`${apps[index]}/${file}`, hash])),
  )
}
