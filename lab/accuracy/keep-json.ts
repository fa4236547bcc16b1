import { writeFileSync } from 'node:fs'
import type { ClipResult } from './clip-result.ts'
import { toJson } from './print-results.ts'

/** Writes all results so far into a file with each one that comes. */
export function keepJson(file: string): (result: ClipResult) => void {
  const results: ClipResult[] = []
  return result => {
    results.push(result)
    writeFileSync(file, `${JSON.stringify(results.map(toJson), null, 2)}\n`)
  }
}
