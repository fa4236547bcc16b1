import { type Finding, isScript, isTest, type ProjectFile } from '../project/project-files.ts'
import type { Measured } from './rooms.ts'

/**
 * Limits per part: lines shipped, lines never shipped, lines of tests, words of documents. A change that needs more
 * raises its limit here, and its commit says why.
 */
const ceilings = {
  ships: 70_882,
  workshop: 28_504,
  tests: 69_224,
  documents: 50_000,
} as const
type Part = keyof typeof ceilings
const parts = Object.keys(ceilings) as Part[]

/** Code that builds, checks or measures the product without being part of it. */
const workshop = /^(?:workshop|tools|e2e|packages\/words\/(?:check|compile)|apps\/player\/check)\//
const document = /^(?:docs\/.+|[^/]+)\.md$/
/** Documents that are generated, or long because they answer a whole standard. */
const uncounted = new Set(['docs/asvs.md', 'docs/spec-coverage.md'])

function partOf(path: string): Part | null {
  if (document.test(path)) return uncounted.has(path) ? null : 'documents'
  if (!isScript(path) && !/\.(?:css|sql)$/.test(path)) return null
  if (isTest(path) || path.endsWith('.journey.ts')) return 'tests'
  return workshop.test(path) ? 'workshop' : 'ships'
}

const wordsOf = (text: string) => text.split(/\s+/).filter(word => word !== '').length
const linesOf = (text: string) => text.trimEnd().split('\n').length

/** Measures the four parts of the repository; blank lines and comments count, because they are read too. */
export function measureMass(files: readonly ProjectFile[], most: Record<Part, number> = ceilings): Measured {
  const weights: Record<Part, number> = { ships: 0, workshop: 0, tests: 0, documents: 0 }
  for (const { path, text } of files) {
    const part = partOf(path)
    if (part) weights[part] += part === 'documents' ? wordsOf(text) : linesOf(text)
  }
  const unitOf = (part: Part) => (part === 'documents' ? 'words' : 'lines')
  const told = (part: Part) => `${part}: ${weights[part]} ${unitOf(part)}`
  return {
    lines: parts.map(part => `   ${told(part)}, of ${most[part]}`),
    findings: parts
      .filter(part => weights[part] > most[part])
      .map(part => ({ path: 'tools/checks/mass.ts', message: `${told(part)}; ${most[part]} is the most` })),
  }
}

export function checkMass(files: readonly ProjectFile[]): Finding[] {
  const { lines, findings } = measureMass(files)
  for (const line of lines) console.log(line)
  return findings
}
