import type { RuntimeBuild } from '@lithe/contracts/engine'
import { openLab } from '../accuracy/lab-browser.ts'
import type { Comparison } from '../pages/engines/compare-engines-port.ts'
import { referenceFolders } from '../reference-engine/reference-engine.ts'

export type FilmComparison = Comparison & { film: string }

/** Shows each film to our graph and the reference engine, frame by frame, in one page. */
export async function compareFilms(
  films: readonly string[],
  options: {
    chromiumPath: string
    build: RuntimeBuild | null
    pictures: number
    tell: (result: FilmComparison) => void
  },
): Promise<{ build: RuntimeBuild; results: FilmComparison[] }> {
  const lab = await openLab(films, options.chromiumPath, await referenceFolders())
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
