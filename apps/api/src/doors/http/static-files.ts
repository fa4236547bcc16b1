import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import { firstLanguage } from '@lithe/words/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { languageAsked } from './asked-words.ts'
import { errorReply } from './error-replies.ts'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function patternOf(route: string): RegExp {
  const parts = route.split('/').map(part => (part.startsWith(':') ? '[^/]+' : escaped(part)))
  return new RegExp(`^${parts.join('/')}/?$`, 'i')
}

/** Reads the web app's routes; the result tells whether a URL has a page. Without a list, any URL may. */
function readPageRoutes(web: string): (url: string) => boolean {
  const list = `${web}/routes.json`
  if (!existsSync(list)) return () => true
  const patterns = z
    .array(z.string())
    .parse(JSON.parse(readFileSync(list, 'utf8')))
    .map(patternOf)
  return url => patterns.some(pattern => pattern.test(url.replace(/[?#].*$/, '')))
}

const Prerendered = z.object({
  /** Query parameters for which the prerendered page would be wrong. */
  unless: z.array(z.string()),
  documents: z.array(z.object({ route: z.string(), language: z.string(), file: z.string() })),
})

/** Prerendered pages match exactly; client-rendered routes may have parameters. */
const isAt = (route: string, pathname: string | undefined) =>
  route.includes(':') ? patternOf(route).test(pathname ?? '') : route === pathname

/** Extracts preloads from a document's head, for the `Link` header and early hints. */
function linksIn(document: string): string[] {
  const attribute = (tag: string, name: string) => tag.match(new RegExp(`\\b${name}="([^"]*)"`))?.[1]
  const tags = document.match(/<link rel="(preload|stylesheet)"[^>]*>/g) ?? []
  return tags.map(
    tag => `<${attribute(tag, 'href')}>; rel=preload; as=${attribute(tag, 'as') ?? 'style'}; crossorigin`,
  )
}

type Facts = { links: string[]; scriptHash: string | null }

const inlineScript = /<script>(.*?)<\/script>/s
const known = new Map<string, Facts & { mtimeMs: number }>()

/** Caches what the headers say about a document; reread after a newer build replaces it. */
function factsOf(path: string): Facts {
  const { mtimeMs } = statSync(path)
  const before = known.get(path)
  if (before?.mtimeMs === mtimeMs) return before
  const document = readFileSync(path, 'utf8')
  const [, script] = document.match(inlineScript) ?? []
  const scriptHash = script ? `'sha256-${createHash('sha256').update(script).digest('base64')}'` : null
  const facts = { mtimeMs, links: linksIn(document), scriptHash }
  known.set(path, facts)
  return facts
}

/**
 * Chooses a page's document: prerendered in the requested language if the build has it, else the generic one,
 * which a messenger's frame always gets because it shows other content.
 */
function readDocuments(web: string): (request: FastifyRequest) => string {
  const list = `${web}/documents.json`
  const { unless, documents } = existsSync(list)
    ? Prerendered.parse(JSON.parse(readFileSync(list, 'utf8')))
    : { unless: [], documents: [] }
  const shell = 'index.html'
  function fileFor(request: FastifyRequest): string {
    const [pathname, query = ''] = request.url.split('?', 2)
    const asked = new URLSearchParams(query)
    if (request.headers['sec-fetch-dest'] === 'iframe' || unless.some(name => asked.has(name))) return shell
    const language = languageAsked(request) ?? firstLanguage
    return documents.find(page => page.language === language && isAt(page.route, pathname))?.file ?? shell
  }
  return fileFor
}

/**
 * Sends 103 Early Hints. Not through a proxy: some take the first response for the last, and those that
 * support hints derive them from the `Link` header.
 */
function hintEarly({ headers, raw }: FastifyRequest, reply: FastifyReply, link: string[]) {
  const isDirect = headers.via === undefined && headers['x-forwarded-for'] === undefined
  if (headers['sec-fetch-mode'] === 'navigate' && raw.httpVersion === '1.1' && isDirect)
    reply.raw.writeEarlyHints({ link })
}

export type StaticDirectories = { web: string; player: string }

type Served = { directories: StaticDirectories; retiresWorker: boolean }

const types: Record<string, string> = {
  wasm: 'application/wasm',
  tflite: 'application/octet-stream',
  webmanifest: 'application/manifest+json',
}

/** File names ending in a content hash never change their content. */
const hashedName = /\/assets\/.*[-.][\w-]{8,}\.\w+$|\/engine\/.*-[0-9a-f]{12}\.\w+$/

const withoutCompression = (path: string) => path.replace(/\.(br|gz)$/, '')

function setHeaders(reply: FastifyReply, servedPath: string) {
  const path = withoutCompression(servedPath)
  const type = types[path.slice(path.lastIndexOf('.') + 1)]
  if (type) reply.header('content-type', type)
  reply.header('cache-control', hashedName.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
  if (path.endsWith('.html')) allowScriptOf(path, reply)
}

/** Allows by hash the one script in a prerendered document (apps/web/prerender/first-look.ts). */
function allowScriptOf(path: string, reply: FastifyReply) {
  const policy = reply.getHeader('content-security-policy')
  const { scriptHash } = factsOf(path)
  if (scriptHash && typeof policy === 'string')
    reply.header('content-security-policy', policy.replace("script-src 'self'", `$& ${scriptHash}`))
}

/** Hides sources, and serves compressed files only through content negotiation. */
const isPackedOrMap = (path: string) => /\.(br|gz|map)$/i.test(path)

/** A last path segment with a dot is a file, not an app route. */
function namesFile(url: string): boolean {
  const [path = ''] = url.split('?', 1)
  return path.slice(path.lastIndexOf('/')).includes('.')
}

/** Headers that select between documents at one URL (Vary). */
const whatDocumentsHangOn = ['accept-language', 'sec-fetch-dest']

const takesPages = ({ headers: { accept = '*/*' }, url }: FastifyRequest) =>
  accept.includes('text/html') || (accept.includes('*/*') && !namesFile(url))

const isPage = (request: FastifyRequest) =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !/^\/(api|player)(\/|\?|$)/.test(request.url) &&
  takesPages(request)

/**
 * Serves the built web app at / and the player at /player/; absent directories serve nothing. With offline use
 * disabled, the service worker is replaced by one that unregisters itself.
 */
export async function staticFiles(app: FastifyInstance, { directories, retiresWorker }: Served) {
  const { web, player } = directories
  // Our builds contain no dotfiles; any found were left by accident.
  const dotfiles = 'ignore'
  const allowedPath = (path: string) => !isPackedOrMap(path)
  const sent = { preCompressed: true, cacheControl: false, redirect: true } as const
  const options = { ...sent, setHeaders, dotfiles, allowedPath } as const
  const hasWeb = existsSync(`${web}/index.html`)
  if (hasWeb) await app.register(fastifyStatic, { ...options, root: web, prefix: '/' })
  if (existsSync(`${player}/index.html`))
    await app.register(fastifyStatic, { ...options, root: player, prefix: '/player', decorateReply: !hasWeb })

  if (hasWeb && retiresWorker)
    app.get('/sw.js', { schema: { hide: true } }, (_, reply) => reply.sendFile('sw-off.js', web))

  const hasPageAt = readPageRoutes(web)

  const documentFor = hasWeb ? readDocuments(web) : null
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    const file = documentFor?.(request) ?? 'index.html'
    const { links } = factsOf(`${web}/${file}`)
    if (links.length > 0) {
      hintEarly(request, reply, links)
      reply.header('link', links.join(', '))
    }
    return reply.header('vary', whatDocumentsHangOn.join(', ')).sendFile(file)
  }
  if (hasWeb) app.get('/', { schema: { hide: true } }, sendPage)

  app.setNotFoundHandler((request, reply) => {
    if (hasWeb && isPage(request)) return sendPage(request, reply.code(hasPageAt(request.url) ? 200 : 404))
    const answer = errorReply(request.words, 'not-found')
    return reply.code(answer.code).send(answer)
  })
}
