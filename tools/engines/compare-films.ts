import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Comparison } from '../../apps/player/src/lab/engines/compare-engines-port.ts'
import { type Folders, openLab } from '../accuracy/lab-browser.ts'

const require = createRequire(import.meta.url)
const player = createRequire(join(dirname(fileURLToPath(import.meta.url)), '../../apps/player/package.json'))

/** The runtime and the models, as they were published. */
const folders: Folders = {
  '/peers/mediapipe-pose/': dirname(require.resolve('@mediapipe/pose/package.json')),
  '/peers/litert/': join(dirname(player.resolve('@litertjs/core')), '../wasm'),
}

export type FilmComparison = Comparison & { film: string }
export type Build = 'threaded' | 'relaxed' | 'compatible'

/** Shows each film to our graph and to the reference engine, picture by picture, in one page. */
export async function compareFilms(
  films: readonly string[],
  options: {
    chromiumPath: string
    build: Build | null
    pictures: number
    tell: (result: FilmComparison) => void
  },
): Promise<{ build: Build; results: FilmComparison[] }> {
  const lab = await openLab(films, options.chromiumPath, folders)
  const results: FilmComparison[] = []
  try {
    const page = await lab.openPage()
    const build = await page.evaluate(wanted => window.litheCompareEngines.open(wanted), options.build)
    for (const [index, film] of films.entries()) {
      const compared = await page.evaluate(
        ([url, pictures]) => window.litheCompareEngines.compare(url, pictures),
        [lab.filmUrl(index), options.pictures] as const,
      )
      const result = { film, ...compared }
      options.tell(result)
      results.push(result)
    }
    if (lab.errors.length > 0) throw new Error(`the lab page reported: ${lab.errors.join('; ')}`)
    return { build, results }
  } finally {
    await lab.close()
  }
}
