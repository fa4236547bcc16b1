import ts from 'typescript'
import { type Finding, isTest, type ProjectFile } from '../project/project-files.ts'
import { programs } from './table.ts'

/** Finds forbidden globals (clock, randomness, storage, network) in a program's syntax tree. */
export function checkUses(files: readonly ProjectFile[]): Finding[] {
  return programs.flatMap(({ folder, neverUses }) =>
    files
      .filter(({ path }) => path.startsWith(`${folder}/`) && /\.tsx?$/.test(path) && !isTest(path))
      .flatMap(file => usesIn(file, new Set(neverUses))),
  )
}

function usesIn({ path, text }: ProjectFile, banned: ReadonlySet<string>): Finding[] {
  const findings: Finding[] = []
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const own = ownNames(source)
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return
    const use = useOf(node)
    if (use !== null && banned.has(use) && !own.has(use)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
      findings.push({ path, line, message: `uses ${use}, which its program may not` })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return findings
}

/** What a node uses: `Date.now`, `new Date()`, `Date()`, or a bare global. */
function useOf(node: ts.Node): string | null {
  if (ts.isNewExpression(node)) return node.arguments?.length ? null : `new ${node.expression.getText()}()`
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) return `${node.expression.text}()`
  if (ts.isPropertyAccessExpression(node)) return node.getText()
  return ts.isIdentifier(node) && !isMember(node) ? node.text : null
}

/** Whether a name is a property's, and therefore not the global. */
function isMember(node: ts.Identifier): boolean {
  const { parent } = node
  const namesMember =
    ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)
  return namesMember && parent.name === node
}

/** Names that the file declares or imports, which shadow globals. */
function ownNames(source: ts.SourceFile): Set<string> {
  const names = new Set<string>()
  const visit = (node: ts.Node) => {
    if (declaresName(node) && node.name && ts.isIdentifier(node.name)) names.add(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}

const declaresName = (node: ts.Node) =>
  ts.isImportSpecifier(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isVariableDeclaration(node) ||
  ts.isParameter(node) ||
  ts.isBindingElement(node) ||
  ts.isTypeAliasDeclaration(node)
