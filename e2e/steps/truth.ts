import { readFile } from 'node:fs/promises'

type Expected = Partial<Record<'reps' | 'partials' | 'longestHoldSeconds' | 'minHipDegrees', number>>

/** Known truth of one of our films. */
export async function truthOf(film: string): Promise<Expected> {
  const file = new URL(`../../workshop/choreography/films/${film}.truth.json`, import.meta.url)
  return (JSON.parse(await readFile(file, 'utf8')) as { expected: Expected }).expected
}
