import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { build, type Plugin, type Rolldown } from 'vite'
import { viteWords } from '../../../packages/words/compile/vite-words.ts'
import {
  directionOf,
  inventedLanguages,
  type Language,
  languages,
} from '../../../packages/words/src/languages.ts'
import { awaited, bringsMore, type DocumentedPage, documentName, prerendered } from './pages.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
/** Server-rendering scripts of this build, inside the app's folder so as to find its packages. */
const renderer = here('../.prerender')
const firstLook = here('first-look.ts')

const routes = { ...prerendered, ...awaited }

const spoken = languages.filter(language => !inventedLanguages.some(invented => invented === language))

type Bundle = Rolldown.OutputBundle
type Rendered = { page: DocumentedPage; markup: string }

/**
 * Prerenders the first pages into a document per language, for React to hydrate. `documents.json` lists them for the
 * server.
 */
export function prerenderPages(): Plugin {
  let look = ''
  return {
    name: 'prerender-pages',
    apply: ({ build: asked }, { command }) => command === 'build' && !asked?.ssr,
    buildStart() {
      this.emitFile({ type: 'chunk', id: firstLook, name: 'first-look' })
    },
    generateBundle(_, bundle) {
      const { code, fileName, imports, exports } = chunkOf(bundle, firstLook)
      if (imports.length > 0 || exports.length > 0) throw new Error('first-look is a script by itself')
      // Inlined in the documents; the server allows it by its hash (apps/api static-files.ts).
      look = code.trim()
      delete bundle[fileName]
    },
    async writeBundle({ dir = '' }, bundle) {
      await build({
        configFile: false,
        root: here('..'),
        logLevel: 'warn',
        plugins: [viteWords()],
        publicDir: false,
        build: { ssr: here('in-language.ts'), outDir: renderer, emptyOutDir: true },
      })
      const index = join(dir, 'index.html')
      // The product name shows before its scripts, so style sheet and typefaces come first.
      const shell = readFileSync(index, 'utf8').replaceAll(scriptTags, inTurn)
      writeFileSync(index, shell)
      const documents: { route: string; language: Language; file: string }[] = []
      for (const language of spoken)
        for (const { page, markup } of await renderIn(language)) {
          const file = documentName(page, language)
          mkdirSync(dirname(join(dir, file)), { recursive: true })
          writeFileSync(join(dir, file), documentOf(shell, { page, markup, language, bundle, look }))
          documents.push({ route: routes[page], language, file })
        }
      writeFileSync(join(dir, 'documents.json'), JSON.stringify({ unless: bringsMore, documents }))
      rmSync(renderer, { recursive: true })
    },
  }
}

/** Renders on one thread per language, as a page keeps its language while loaded. */
function renderIn(language: Language): Promise<Rendered[]> {
  return new Promise((resolve, reject) => {
    const pages: Rendered[] = []
    const worker = new Worker(join(renderer, 'in-language.js'), { workerData: language })
    worker.on('message', (page: Rendered) => pages.push(page))
    worker.on('error', reject)
    worker.on('exit', () => resolve(pages))
  })
}

/** Lazily loaded modules of each page. */
const screens = {
  home: null,
  start: '/src/arrive/start/start-screen.tsx',
  login: '/src/arrive/sign-in/login-screen.tsx',
  report: '/src/report/report-screen.tsx',
} satisfies Record<DocumentedPage, string | null>

/** The app's scripts in a document's head. */
const scriptTags = /\s*(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g

/** Lets a script yield to existing content. */
const late = ' fetchpriority="low"'
const inTurn = (tag: string) =>
  tag.replace(/<(?:script type="module"|link rel="modulepreload")/, start => start + late)

const styleOf = (file: string) => `<link rel="stylesheet" href="/${file}" crossorigin>`
const preloadOf = (file: string) => `<link rel="modulepreload" href="/${file}" crossorigin>`

type Facts = Rendered & { language: Language; bundle: Bundle; look: string }

function documentOf(shell: string, { page, markup, language, bundle, look }: Facts): string {
  const [title = ''] = markup.match(/<title>.*?<\/title>/s) ?? []
  const screen = screens[page]
  const needs = screen === null ? [] : scriptsOf(bundle, screen, language)
  const held = [
    ...[...shell.matchAll(scriptTags)].map(([tag]) => tag.trim()),
    ...needs.filter(file => !shell.includes(file)).map(preloadOf),
  ]
  // Existing content waits for no script: first-look starts them after painting.
  const sheets = new Set(needs.flatMap(file => stylesOf(bundle, file)))
  // Placed after the app's own sheet, which these override, and first needed by the waiting content.
  const styles = [...sheets].filter(file => !shell.includes(file)).map(styleOf)
  const [now, later] = page in awaited ? [[], styles] : [styles, []]
  const head = `<template>${[...later, ...held].join('')}</template>\n    <script>${look}</script>`
  return shell
    .replace('<html lang="en">', `<html lang="${language}" dir="${directionOf(language)}">`)
    .replaceAll(scriptTags, '')
    .replace('</head>', `${now.join('')}</head>`)
    .replace(/<title>.*?<\/title>/s, () => `${title}\n    ${head}`)
    .replace(
      /<div id="root">.*<\/div>/s,
      () => `<div id="root" data-page="${page}">${markup.replace(title, '')}</div>`,
    )
}

function chunkOf(bundle: Bundle, ending: string): Rolldown.OutputChunk {
  const chunk = Object.values(bundle).find(
    one => one.type === 'chunk' && one.moduleIds.some(id => id.endsWith(ending)),
  )
  if (chunk?.type !== 'chunk') throw new Error(`No script of ${ending} was built`)
  return chunk
}

/** Style sheets of a script, which would otherwise request them one by one. */
function stylesOf(bundle: Bundle, file: string): string[] {
  const chunk = bundle[file]
  return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : []
}

/** A screen's script with its imports and words. */
function scriptsOf(bundle: Bundle, screen: string, language: Language): string[] {
  const files = new Set<string>()
  // Room names are lower case, unlike language subtags.
  const isWords = new RegExp(`^assets/words-${language}-[a-z]`)
  const follow = (file: string) => {
    const chunk = bundle[file]
    if (files.has(file) || chunk?.type !== 'chunk') return
    files.add(file)
    for (const next of chunk.imports) follow(next)
    for (const next of chunk.dynamicImports) if (isWords.test(next)) files.add(next)
  }
  follow(chunkOf(bundle, screen).fileName)
  follow(chunkOf(bundle, '/src/api/queries.tsx').fileName)
  return [...files]
}
