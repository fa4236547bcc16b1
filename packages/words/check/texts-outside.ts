import { type AllowedText, allowedTexts } from './allowed-texts.ts'
import { shippedTexts, type VisibleText } from './shipped-texts.ts'
import { visibleTexts } from './visible-text.ts'

type File = { path: string; text: string }
type Finding = { path: string; line?: number; message: string }

const scripts = [
  /^apps\/(web|player|api)\/src\//,
  /^packages\/(card|contracts|design|scoring)\/src\//,
  // Names of movements; everything else in these files uses codes.
  /^packages\/movements\/src\/(catalog\/|[\w-]+\/definition\.ts$)/,
]
const shipped = /^(apps\/(web|player)\/(index\.html$|public\/)|packages\/design\/plates\/).*/
const isTest = (path: string) => /\.test\.tsx?$|\/testing\//.test(path)

function textsOf(file: File): VisibleText[] {
  const { path } = file
  if (/\.tsx?$/.test(path))
    return !isTest(path) && scripts.some(room => room.test(path)) ? visibleTexts(file) : []
  return shipped.test(path) && /\.(html|svg|vtt|webmanifest)$/.test(path) ? shippedTexts(file) : []
}

/** Finds user-visible text outside `packages/words`, except allowed text. */
export function textsOutsideWords(
  files: readonly File[],
  allowed: readonly AllowedText[] = allowedTexts,
): Finding[] {
  const used = new Set<AllowedText | string>()
  const isAllowed = (path: string, text: string) => {
    const rules = allowed.filter(one => one.path.test(path) && (one.texts?.includes(text) ?? true))
    for (const rule of rules) used.add(rule).add(text)
    return rules.length > 0
  }
  const found = files.flatMap(file =>
    textsOf(file)
      .filter(({ text }) => !isAllowed(file.path, text))
      .map(({ text, offset }) => ({
        path: file.path,
        line: file.text.slice(0, offset).split('\n').length,
        message: `"${text}" is read by people and stands outside packages/words`,
      })),
  )
  return [...found, ...unusedRules(allowed, used)]
}

/** Reports exceptions that are no longer needed. */
function unusedRules(allowed: readonly AllowedText[], used: ReadonlySet<AllowedText | string>): Finding[] {
  const path = 'packages/words/check/allowed-texts.ts'
  const idle = [
    ...allowed.filter(rule => !used.has(rule)).map(rule => rule.path.source),
    ...allowed.flatMap(rule => (rule.texts ?? []).filter(text => !used.has(text))),
  ]
  return idle.map(rule => ({ path, message: `"${rule}" is needed by no text` }))
}
