import ts from 'typescript'
import { type Finding, isScript, isTest, lineAt, type ProjectFile } from '../project/project-files.ts'
import { allowedBeyond } from './allowed-beyond.ts'
import { scriptNames } from './what-browsers-have.ts'

/** Whether a page runs the file; apps/api and the studio run on Node. */
const isForBrowsers = ({ path }: ProjectFile) =>
  /^(?:apps\/(?:web\/(?:src|offline|prerender)|player\/(?:src|check))|packages\/(?!studio|jobs)[^/]+\/src)\//.test(
    path,
  ) &&
  isScript(path) &&
  !isTest(path)

const lastOf = (name: string) =>
  name
    .split('.')
    .at(-1)
    ?.replace(/_static$/, '') ?? ''
const suspects = new Set([...scriptNames].filter(([, has]) => !has).map(([name]) => lastOf(name)))

/**
 * Reports unguarded uses of features missing at the floor. Resolves types, since `share` is also a name of ours; skips
 * packages, which saves a third of the time.
 */
export function checkBrowserFloor(files: readonly ProjectFile[]): Finding[] {
  const texts = new Map(files.filter(isForBrowsers).map(({ path, text }) => [path, text]))
  const program = programOf(texts)
  const checker = program.getTypeChecker()
  return [...texts].flatMap(([path, text]) => {
    const source = program.getSourceFile(path)
    return source
      ? usesIn(source, checker).map(use => ({ path, line: lineAt(text, use.at), message: use.message }))
      : []
  })
}

function programOf(texts: ReadonlyMap<string, string>): ts.Program {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.webworker.importscripts.d.ts'],
    jsx: ts.JsxEmit.Preserve,
    strict: true,
    noResolve: true,
    types: [],
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  host.getSourceFile = (path, how) => {
    const text = texts.get(path)
    return text === undefined ? getSourceFile(path, how) : ts.createSourceFile(path, text, how, true)
  }
  host.resolveModuleNameLiterals = names => names.map(() => ({ resolvedModule: undefined }))
  return ts.createProgram([...texts.keys()], options, host)
}

function usesIn(source: ts.SourceFile, checker: ts.TypeChecker) {
  const uses: { at: number; message: string }[] = []
  const look = (node: ts.Node) => {
    if (ts.isTypeNode(node)) return
    if (ts.isIdentifier(node) && suspects.has(node.text) && !isAskedFor(node, source.text)) {
      const name = lackingName(node, checker)
      if (name !== null && !(name in allowedBeyond))
        uses.push({ at: node.getStart(source), message: `${name} is not in every browser of the floor` })
    }
    ts.forEachChild(node, look)
  }
  look(source)
  return uses
}

/** The data's name of a feature; null if every browser of the floor has it, or it is ours. */
function lackingName(node: ts.Identifier, checker: ts.TypeChecker): string | null {
  const standard = checker
    .getSymbolAtLocation(node)
    ?.declarations?.find(one => /\/lib\.[\w.]+\.d\.ts$/.test(one.getSourceFile().fileName))
  const { parent } = standard ?? {}
  if (!standard || !parent) return null
  const [holder, isStatic] = holderOf(parent)
  // Members of a missing feature are unreachable.
  if (holder !== null && scriptNames.get(holder) === false) return null
  const plain = `${holder ?? 'Window'}.${node.text}`
  // The data marks statics of web APIs, but not those of the language.
  const names = isStatic ? [`${plain}_static`, plain] : [plain, ...(holder === null ? [node.text] : [])]
  return names.find(name => scriptNames.get(name) === false) ?? null
}

/** Statics are members of a variable's type in web APIs, and of `PromiseConstructor` and the like in the language. */
function holderOf(parent: ts.Node): [name: string | null, isStatic: boolean] {
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent))
    return [parent.parent.name.getText(), true]
  const owner = ts.isInterfaceDeclaration(parent) ? parent.name.text : null
  const built = owner?.replace(/(?<=.)Constructor$/, '') ?? null
  return [built, built !== owner]
}

/** Whether a use is guarded: by optional chaining, a try block or feature detection. */
function isAskedFor(node: ts.Identifier, text: string): boolean {
  const access = node.parent
  const use = access.parent
  const isOptional = (ts.isPropertyAccessExpression(use) || ts.isCallExpression(use)) && use.questionDotToken
  const isElement = ts.isElementAccessExpression(use) && use.questionDotToken
  if (isOptional || isElement) return true
  if (
    ts.findAncestor(
      node,
      one => ts.isBlock(one) && ts.isTryStatement(one.parent) && one.parent.tryBlock === one,
    )
  )
    return true
  return new RegExp(`'${node.text}' in |typeof [\\w.]*\\b${node.text}\\b`).test(text)
}
