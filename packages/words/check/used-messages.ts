import { join } from 'node:path'
import ts from 'typescript'

/** Message keys (`room.group.key`) that code refers to; a group that is passed on counts as a whole. */
export function usedMessages(
  root: string,
  scripts: readonly { path: string; text: string }[],
): ReadonlySet<string> {
  const program = ts.createProgram(
    scripts.filter(speaks).map(({ path }) => join(root, path)),
    options,
    ownCodeOnly(options),
  )
  const checker = program.getTypeChecker()
  const keys = new Map<ts.Node, string>()
  for (const source of program.getSourceFiles()) {
    const [, room] = source.fileName.match(compiledEnglish) ?? []
    if (room) readKeys(source, room, keys)
  }
  const names = new Set([...keys.values()].map(key => key.slice(key.lastIndexOf('.') + 1)))
  const used = new Set<string>()
  const use = (declarations: readonly ts.Node[] | undefined) => {
    for (const declaration of declarations ?? []) {
      const key = keys.get(declaration)
      if (key) used.add(key)
    }
  }
  const handedOn = new Set<ts.Node>()
  const useAll = (type: ts.Type) => {
    for (const property of checker.getPropertiesOfType(type))
      for (const one of property.declarations ?? []) {
        if (!keys.has(one) || handedOn.has(one)) continue
        handedOn.add(one)
        use([one])
        useAll(checker.getTypeOfSymbolAtLocation(property, one))
      }
  }
  /** Names that a file gives to groups. */
  let aliases = new Set<string>()
  const mayBeGroup = (node: ts.Expression) =>
    ts.isPropertyAccessExpression(node)
      ? names.has(node.name.text)
      : !ts.isIdentifier(node) || aliases.has(node.text) || /words$/i.test(node.text)
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && names.has(node.name.text)) {
      const { declarations } = checker.getSymbolAtLocation(node.name) ?? {}
      if (declarations?.some(one => keys.has(one))) {
        use(declarations)
        if (ts.isVariableDeclaration(node.parent)) addNames(node.parent.name, aliases)
        if (isHandedOn(node, checker)) useAll(checker.getTypeAtLocation(node))
      }
    } else if (ts.isElementAccessExpression(node) && mayBeGroup(node.expression)) {
      const type = checker.getTypeAtLocation(node.expression)
      for (const one of type.isUnion() ? type.types : [type]) useAll(one)
    } else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent) && !node.dotDotDotToken) {
      const name = (node.propertyName ?? node.name).getText()
      const { declarations } = names.has(name)
        ? (checker.getTypeAtLocation(node.parent).getProperty(name) ?? {})
        : {}
      use(declarations)
      if (declarations?.some(one => keys.has(one))) addNames(node.name, aliases)
    } else if (ts.isIdentifier(node) && aliases.has(node.text) && isRead(node) && isHandedOn(node, checker))
      useAll(checker.getTypeAtLocation(node))
    ts.forEachChild(node, visit)
  }
  for (const source of program.getSourceFiles())
    if (speaks(source) && !source.isDeclarationFile && !source.fileName.includes(compiled)) {
      aliases = new Set()
      visit(source)
    }
  return used
}

/** A script that mentions no words receives no messages. */
const speaks = ({ text }: { text: string }) => /words/i.test(text)

const compiled = '/packages/words/compiled/'
const compiledEnglish = /\/packages\/words\/compiled\/en\/([\w-]+)\.ts$/

const options: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.Preserve,
  allowImportingTsExtensions: true,
  types: [],
}

const followed = /^(\.|fastify$|@lithe\/(words|scoring|card|design)(\/|$))/
const otherLanguage = /^\.\/(?!en\/)[a-z]{2,3}(-\w+)*\/[\w-]+\.ts$/

/**
 * Excludes code that handles no messages: third-party packages except the router, our packages without words, and other
 * languages.
 */
function ownCodeOnly(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options, true)
  const cache = ts.createModuleResolutionCache(host.getCurrentDirectory(), name => name, options)
  host.resolveModuleNameLiterals = (names, from) =>
    names.map(({ text }) =>
      followed.test(text) && !otherLanguage.test(text)
        ? ts.resolveModuleName(text, from, options, host, cache)
        : { resolvedModule: undefined },
    )
  return host
}

/** Every message and group of a compiled room, by source position. */
function readKeys(node: ts.Node, key: string, found: Map<ts.Node, string>): void {
  const isMessage = !ts.isPropertyAssignment(node) && found.has(node.parent)
  if (isMessage && !ts.isObjectLiteralExpression(node)) return
  if (ts.isPropertyAssignment(node)) {
    const own = `${key}.${ts.isStringLiteral(node.name) ? node.name.text : node.name.getText()}`
    found.set(node, own)
    readKeys(node.initializer, own, found)
  } else ts.forEachChild(node, child => readKeys(child, key, found))
}

function addNames(name: ts.BindingName, found: Set<string>): void {
  if (ts.isIdentifier(name)) found.add(name.text)
  else for (const one of name.elements) if (ts.isBindingElement(one)) addNames(one.name, found)
}

/** Whether an identifier is read here, rather than declared or used as a property name. */
const isRead = (node: ts.Identifier) =>
  !ts.isBindingElement(node.parent) && !(ts.isVariableDeclaration(node.parent) && node.parent.name === node)

/** Whether a group's own type is lost here; aliases and property accesses keep it. */
function isHandedOn(node: ts.PropertyAccessExpression | ts.Identifier, checker: ts.TypeChecker): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return false
  if (ts.isVariableDeclaration(parent) && !parent.type) return false
  return checker.getContextualType(node) !== checker.getTypeAtLocation(node)
}
