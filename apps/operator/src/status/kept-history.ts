import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { History } from './history.ts'

const isMissing = (error: unknown) => Object(error).code === 'ENOENT'

/** What a file holds of the days before; none yet where there is no file. Throws a sentence where it holds anything else. */
export async function readHistory(file: string): Promise<History> {
  try {
    return History.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    if (isMissing(error)) return {}
    throw new Error(`${file} holds no history of a status page; move it away, or name another with --keep.`)
  }
}

/** All at once: a process that is killed meanwhile leaves the file as it was. */
export async function keepHistory(file: string, history: History): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.new`, JSON.stringify(history), { mode: 0o600 })
  await rename(`${file}.new`, file)
}
