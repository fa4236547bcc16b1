import ts from 'typescript'
import { isName } from './names.ts'
import { markupTexts, type VisibleText } from './shipped-texts.ts'

const readByPeople = new Set(['alt', 'aria-label', 'aria-description', 'label', 'placeholder', 'title'])
/** Properties and attributes without user-visible text: citations, code, styling, API descriptions. */
const readByNobody = new Set([
  ...['source', 'usedFor', 'population', 'author', 'journal', 'paper'],
  ...['className', 'class', 'style', 'd', 'sizes', 'rootMargin', 'aria-keyshortcuts'],
  ...['kind', 'key', 'summary', 'help', 'isolationLevel', 'accessMode'],
])
/** Calls with text for developers and operators: errors, logs, comparisons, look-ups. */
const readByOperators =
  /^(new )?\w*(Error|Set|RegExp|URL)$|(^|\.)(trace|debug|info|warn|error|fatal)$|^super$|^console\./
const lookedUp = /\.(for|querySelector(All)?|closest|matches|matchMedia|setAttribute|includes)$|^matchMedia$/
/** Zod messages, which are for the calling program. */
const ofSchema = /\.(refine|regex|min|max|length|addIssue)$/

const word = /\p{L}[\p{L}’'-]*/gu
const codes = [
  /[{}_$\\]|=\S|[\w-]:\s?\S+;|;$|^[@/]\S*$|https?:|^HTTP|^<\w+$/,
  /^[a-z]+\/[a-z]|^[\w-]+(\.[\w-]+)+$/,
  // Drawing paths, lengths, colours, selectors, media queries and content policies.
  /^(M|m)-?\d|^([A-Z]|\d|\ufffc)( ([A-Z]|\d|\ufffc))+$/,
  /\b\d*px\b|^(rgba|var|color-mix)\(|^\.[a-z]|^\([a-z-]+: [a-z]+\)$/,
  /^[a-z]+(-[a-z]+)+ ('|$)|, (sans-)?serif$/,
]
/** Stands for a template's placeholders. */
const filledIn = '\ufffc'
const isCode = (text: string) => codes.some(code => code.test(text))

/** CSS classes: lower case, mostly with a hyphen or size. */
function isStyle(text: string): boolean {
  const classes = text.split(/\s+/)
  return /^[^A-Z,?!…’]+$/.test(text) && classes.filter(one => /[-:[\]]/.test(one)).length > classes.length / 2
}

/** Two words, or a word that begins like a sentence; surrounding blanks indicate a fragment. */
function looksRead(text: string): boolean {
  if (/<[a-z]+[^<]*>/.test(text)) return markupTexts(text).length > 0
  const trimmed = text.trim()
  const found = trimmed.match(word) ?? []
  if (isCode(trimmed) || isStyle(trimmed) || found.every(isName)) return false
  if (text !== trimmed || /\s/.test(trimmed)) return found.some(one => one.length > 1)
  return /^[A-Z][a-z’]+[.!?…]?$/.test(trimmed)
}

/** User-visible literals of a script. */
export function visibleTexts({ path, text }: { path: string; text: string }): VisibleText[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found: VisibleText[] = []
  const visit = (node: ts.Node): void => {
    if (isSkipped(node)) return
    const own = textOf(node)
    if (own !== null && (isShown(node) ? !(own.match(word) ?? []).every(isName) : looksRead(own)))
      found.push({ text: own.replaceAll(filledIn, ' ').trim().replace(/\s+/g, ' '), offset: node.getStart() })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function isSkipped(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true
  if (ts.isThrowStatement(node) || ts.isTaggedTemplateExpression(node)) return true
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
    const called = node.expression.getText()
    return readByOperators.test(called) || (lookedUp.test(called) && !setsText(node))
  }
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))
    return ts.isCallExpression(node.parent) && ofSchema.test(node.parent.expression.getText())
  if (ts.isPropertyAssignment(node)) return readByNobody.has(node.name.getText())
  return ts.isJsxAttribute(node) && isCodeAttribute(node)
}

/** Matches `setAttribute('title', …)` and its like. */
function setsText({
  arguments: [name] = [] as unknown as ts.NodeArray<ts.Expression>,
}: {
  readonly arguments?: ts.NodeArray<ts.Expression>
}): boolean {
  return name !== undefined && ts.isStringLiteral(name) && readByPeople.has(name.text)
}

/** Our components take sentences in custom props; components are capitalised. */
function isCodeAttribute({ name, initializer }: ts.JsxAttribute): boolean {
  if (readByNobody.has(name.getText())) return true
  const text = initializer && ts.isStringLiteral(initializer) ? initializer.text : null
  return text !== null && !readByPeople.has(name.getText()) && !/^[A-Z]/.test(text)
}

/** Whether text is drawn or read out: between tags, or in a spoken attribute. */
function isShown(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return true
  let at = node.parent
  let from = node
  while (
    ts.isParenthesizedExpression(at) ||
    (ts.isConditionalExpression(at) && at.condition !== from) ||
    (ts.isBinaryExpression(at) && !isComparison(at))
  ) {
    from = at
    at = at.parent
  }
  const holder = ts.isJsxExpression(at) ? at.parent : at
  if (ts.isJsxAttribute(holder)) return readByPeople.has(holder.name.getText())
  return ts.isJsxExpression(at) && (ts.isJsxElement(holder) || ts.isJsxFragment(holder))
}

function textOf(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return node.text
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(span => span.literal.text)].join(filledIn)
  if (!ts.isStringLiteralLike(node)) return null
  const { parent } = node
  const isKey =
    (ts.isPropertyAssignment(parent) && parent.name === node) || ts.isElementAccessExpression(parent)
  return isKey || isComparison(parent) || ts.isCaseClause(parent) ? null : node.text
}

const isComparison = (node: ts.Node) =>
  ts.isBinaryExpression(node) &&
  [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken].includes(
    node.operatorToken.kind,
  )
