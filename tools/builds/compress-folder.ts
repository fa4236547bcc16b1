import { createHash, randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = ['.css', '.html', '.js', '.json', '.svg', '.tflite', '.wasm', '.webmanifest']
/** Smaller files fit into the first packets anyway. */
const leastBytes = 512
const brotliQuality = 9

const encoders = {
  '.br': (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  '.gz': (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
}

/** Writes a .br and a .gz for the server next to every file that shrinks; returns their paths. */
export async function compressFolder(folder: string, cacheFolder: string): Promise<string[]> {
  await mkdir(cacheFolder, { recursive: true })
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter(entry => entry.isFile() && compressible.includes(extname(entry.name)))
    .map(entry => join(entry.parentPath, entry.name))
  const written = await Promise.all(files.map(file => compressFile(file, cacheFolder)))
  return written.flat().sort()
}

async function compressFile(file: string, cacheFolder: string): Promise<string[]> {
  const bytes = await readFile(file)
  if (bytes.length < leastBytes) return []
  const hash = createHash('sha256').update(bytes).digest('hex')
  return Promise.all(
    Object.entries(encoders).map(async ([ending, encode]) => {
      const kept = join(cacheFolder, `${hash}-q${brotliQuality}${ending}`)
      // Atomic, so that an aborted build leaves no partial file.
      const copied = await copyFile(kept, file + ending).then(
        () => true,
        () => false,
      )
      if (!copied) {
        const part = join(cacheFolder, `${randomUUID()}.part`)
        await writeFile(part, await encode(bytes))
        await rename(part, kept)
        await copyFile(kept, file + ending)
      }
      return file + ending
    }),
  )
}
