import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * What Google's button needs of a page, as its guide lists it:
 * https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid
 */
const googleOrigins = {
  script: 'https://accounts.google.com/gsi/client',
  style: 'https://accounts.google.com/gsi/style',
  frameAndConnect: 'https://accounts.google.com/gsi/',
} as const

/** The camera, for our own pages; nothing else that could tell of a person or their device. */
const permissionsPolicy = [
  'camera=(self)',
  ...['microphone', 'geolocation', 'display-capture', 'usb', 'serial', 'hid', 'midi', 'payment'].map(
    feature => `${feature}=()`,
  ),
].join(', ')

const oneYear = 'max-age=31536000'

type Pages = {
  playerUrl: string
  googleClientId: string | null
  /** Services that a deployment takes films of exercises from, as origins. */
  videoServices: readonly string[]
  /** On a LAN, with a certificate made here, a promise of HTTPS for a year would lock the phone out. */
  hasOwnCertificate: boolean
  /** Whether there is a bot, and with it a mini app. */
  hasBot: boolean
}

const originOf = (url: string) => (URL.canParse(url) ? [new URL(url).origin] : [])

/** Telegram on the web shows a mini app in a frame. */
const telegramWeb = 'https://web.telegram.org'

const directivesFor = ({ playerUrl, videoServices, hasBot }: Pages) => ({
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  connectSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  mediaSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'", 'data:'],
  workerSrc: ["'self'", 'blob:'],
  styleSrc: ["'self'", "'unsafe-inline'"],
  frameSrc: ["'self'", ...originOf(playerUrl), ...videoServices],
  frameAncestors: ["'self'", ...(hasBot ? [telegramWeb] : [])],
  formAction: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
})
type Directives = ReturnType<typeof directivesFor>

type Headers = Readonly<Record<string, string>>

/**
 * Whether all that our pages show comes from our own origin. Then their process is shared with no other, and the pose
 * engine may compute on more than one core; a player or films of elsewhere would not load there.
 */
const isIsolated = ({ playerUrl, videoServices }: Pages) =>
  originOf(playerUrl).length === 0 && videoServices.length === 0

const kebab = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

const policyOf = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, values]) => `${kebab(name)} ${values.join(' ')}`)
    .join(';')

/** Whatever is not said of a page is said of everything: other answers, files, errors. */
const strict = (pages: Pages, directives: Directives): Headers => ({
  'content-security-policy': policyOf(directives),
  ...(isIsolated(pages) && { 'cross-origin-embedder-policy': 'require-corp' }),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': permissionsPolicy,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  // The older header knows no list: where Telegram may frame us, the policy alone says so.
  ...(pages.hasBot ? {} : { 'x-frame-options': 'SAMEORIGIN' }),
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
})

/** The sign-in page's document, where Google's button may come, its window too; Google asks for the page's origin. */
function withGoogle(pages: Pages, directives: Directives): Headers {
  const { 'cross-origin-embedder-policy': _isolation, ...headers } = strict(pages, {
    ...directives,
    scriptSrc: [...directives.scriptSrc, googleOrigins.script],
    connectSrc: [...directives.connectSrc, googleOrigins.frameAndConnect],
    styleSrc: [...directives.styleSrc, googleOrigins.style],
    frameSrc: [...directives.frameSrc, googleOrigins.frameAndConnect],
  })
  return {
    ...headers,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'referrer-policy': 'strict-origin',
  }
}

const isSignInPage = ({ method, url }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && /^\/login\/?(\?|$)/.test(url)

/** What answers carry that come before any route and hook: to what is no HTTP, or no address. */
export const headersOfEveryAnswer = (pages: Pages): Headers => strict(pages, directivesFor(pages))

/** What pages may do is listed here in full; nothing is left to a default. */
export function securityHeaders(app: FastifyInstance, pages: Pages) {
  const { googleClientId, hasOwnCertificate } = pages
  const everywhere = headersOfEveryAnswer(pages)
  const signInPage = withGoogle(pages, directivesFor(pages))
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(googleClientId !== null && isSignInPage(request) ? signInPage : everywhere)
    if (request.ownOrigin.startsWith('https:') && !hasOwnCertificate)
      reply.header('strict-transport-security', oneYear)
  })
}

const notModified = 304

/** Whatever says nothing of caches is kept by none: answers about people, refusals, pages of a payment. */
export function noStore(app: FastifyInstance) {
  app.addHook('onSend', async (_request, reply) => {
    // What a cache holds already keeps the rule it came with.
    if (reply.statusCode === notModified || reply.hasHeader('cache-control')) return
    reply.header('cache-control', 'no-store')
  })
}
