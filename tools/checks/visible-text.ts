import ts from 'typescript'
import { type Finding, isTest, type ProjectFile } from '../project/project-files.ts'

type VisibleText = { text: string; offset: number }

const readByPeople = new Set(['alt', 'aria-label', 'aria-description', 'label', 'placeholder', 'title'])
/** Calls whose texts are for operators and developers. */
const readByOperators =
  /^(console\.\w+|(new )?\w*(Error|Set|RegExp|URL)|sql|test|it|describe|\w*[lL]og(ger)?\.\w+)$/
/** Properties whose texts are no sentences of the product: papers, code and styling. */
const readByNobody = new Set(['className', 'class', 'source', 'usedFor', 'population', 'd', 'style'])

const words = /\p{L}[\p{L}’'-]*/gu
const isCode = /[<>{}=;_$\\]|https?:|^[a-z]+\/[a-z]|^[\w-]+(\.[\w-]+)+$|^(M|m)-?\d/

/** Two words, or one that begins like a sentence; classes of a style sheet hold neither capitals nor stops. */
function looksRead(text: string): boolean {
  const trimmed = text.trim()
  const found = trimmed.match(words) ?? []
  if (found.length === 0 || isCode.test(trimmed)) return false
  const isStyle = /(^|\s)-?[a-z]+(:|-\[|-\d)|\s(flex|grid|block)\b/.test(trimmed) && !/[.,?!…]$/.test(trimmed)
  if (found.length > 1) return !isStyle && /\s/.test(trimmed)
  return /^[A-Z][a-z’]+[.!?…]?$/.test(trimmed)
}

/** Literals of a file that people read. */
export function visibleTexts({ path, text }: ProjectFile): VisibleText[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found: VisibleText[] = []
  const visit = (node: ts.Node): void => {
    if (isSkipped(node)) return
    const own = textOf(node)
    if (own !== null && looksRead(own))
      found.push({ text: own.trim().replace(/\s+/g, ' '), offset: node.getStart() })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function isSkipped(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true
  if (ts.isThrowStatement(node) || ts.isTaggedTemplateExpression(node)) return true
  if (ts.isCallExpression(node) || ts.isNewExpression(node))
    return readByOperators.test(node.expression.getText())
  if (ts.isPropertyAssignment(node)) return readByNobody.has(node.name.getText())
  if (!ts.isJsxAttribute(node)) return false
  const isString = node.initializer !== undefined && ts.isStringLiteral(node.initializer)
  const name = node.name.getText()
  return (
    readByNobody.has(name) || (isString && !readByPeople.has(name) && !looksLikeProse(node.initializer.text))
  )
}

/** Our own components take sentences under names of their own. */
const looksLikeProse = (text: string) => /^[A-Z]/.test(text)

function textOf(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return node.text
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(span => span.literal.text)].join(' ')
  if (!ts.isStringLiteralLike(node)) return null
  const { parent } = node
  const isName =
    (ts.isPropertyAssignment(parent) && parent.name === node) || ts.isElementAccessExpression(parent)
  return isName || isComparison(parent) ? null : node.text
}

const isComparison = (node: ts.Node) =>
  (ts.isBinaryExpression(node) &&
    [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken].includes(
      node.operatorToken.kind,
    )) ||
  ts.isCaseClause(node)

/** Rooms that ship and in which people's words may stand; operators' commands and bodies have none. */
const rooms = [
  /^apps\/(web|player)\/src\//,
  /^apps\/api\/src\/(?!(doctor|staff|db|config|secrets|organisations\/manage)\b)/,
  /^packages\/(card|contracts|scoring)\/src\/(?!norms\/|sources)/,
  /^packages\/movements\/src\/catalog\//,
]
const isProductCode = ({ path }: ProjectFile) =>
  /\.tsx?$/.test(path) && !isTest(path) && rooms.some(room => room.test(path))

/** Files outside `packages/words` in which sentences stand, those with the most first. */
const textsOutsideWords = (files: readonly ProjectFile[]) =>
  files
    .filter(isProductCode)
    .map(file => ({ path: file.path, texts: visibleTexts(file) }))
    .filter(({ texts }) => texts.length > 0)
    .sort((a, b) => b.texts.length - a.texts.length)

/** Prints what is still to be moved; nothing fails by it until all of it has. */
export function reportVisibleText(files: readonly ProjectFile[]): Finding[] {
  const outside = textsOutsideWords(files)
  const all = outside.flatMap(({ texts }) => texts)
  console.log(`   ${all.length} texts in ${outside.length} files outside packages/words`)
  for (const { path, texts } of outside.slice(0, 5)) console.log(`   ${texts.length}  ${path}`)
  return []
}
