import ts from 'typescript'
import { textsOf } from '../../packages/words/compile/room.ts'
import { type Finding, isTest, lineAt, type ProjectFile } from '../project/project-files.ts'
import { allowedPhrases } from './allowed-phrases.ts'

/** Medical terms that a wellness product must not use. */
const claims: readonly RegExp[] = [
  /\bdiagnos\w*/i,
  /\bscreening\b|\bscreen(s|ed)? (you|for)\b/i,
  /\bprevent(s|ed|ing|ion|ive|able)?\b/i,
  /\btreat(s|ed|ing|ment|ments|able)?\b/i,
  /\bfall[- ]risk|\brisk of fall/i,
  /\bfrail(ty)?\b/i,
  /\bmedical[- ]grade\b/i,
  /\bpatients?\b/i,
  /\bclinical(ly)?\b/i,
  /\bsarcopeni\w*/i,
  /\brisk levels?\b/i,
]

export const isCopy = (path: string) =>
  !isTest(path) &&
  (/^(apps\/(web|player)|packages\/(scoring|movements|words\/messages))\//.test(path) || path === 'README.md')

/** Reports medical claims in user-visible text: string literals, text between tags, pages and the README. */
export const checkClaims = (files: readonly ProjectFile[]): Finding[] =>
  files
    .filter(({ path }) => isCopy(path))
    .flatMap(file => wordsIn(file).flatMap(words => claimsIn(file, words)))

/** `isSourced`: inside an object, or next to a translator's note, that names the paper. */
export type Words = { text: string; offset: number; isSourced: boolean }

export function wordsIn({ path, text }: ProjectFile): Words[] {
  if (/words\/messages\/.+\.json$/.test(path))
    return textsOf(JSON.parse(text)).map(({ text: told, note }) => {
      const offset = text.indexOf(JSON.stringify(told))
      return { text: told, offset, isSourced: note.includes('Source: ') }
    })
  if (/\.(md|html|vtt|json)$/.test(path)) return [{ text, offset: 0, isSourced: false }]
  if (!/\.tsx?$/.test(path)) return []
  const words: Words[] = []
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const visit = (node: ts.Node, isSourced: boolean) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node))
      words.push({ text: node.text, offset: node.getStart(), isSourced })
    const names = isSourced || namesSource(node)
    ts.forEachChild(node, child => visit(child, names))
  }
  visit(source, false)
  return words
}

const namesSource = (node: ts.Node) =>
  ts.isObjectLiteralExpression(node) &&
  node.properties.some(
    property =>
      ts.isPropertyAssignment(property) &&
      property.name.getText() === 'source' &&
      ts.isStringLiteral(property.initializer),
  )

function claimsIn({ path, text }: ProjectFile, words: Words): Finding[] {
  const told = allowedPhrases
    .filter(allowed => allowed.path === path)
    .reduce((rest, { phrase }) => rest.replaceAll(phrase, ''), words.text)
  return claims.flatMap(claim =>
    everyMatch(told, claim).map(said => ({
      path,
      line: lineAt(text, words.offset),
      message: `says "${said}": a medical claim`,
    })),
  )
}

/** Every distinct match, once. */
export const everyMatch = (text: string, pattern: RegExp): string[] => [
  ...new Set(text.match(new RegExp(pattern, 'gi'))),
]
