import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * Origins that Google's sign-in button needs, from its guide:
 * https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid
 */
const googleOrigins = {
  script: 'https://accounts.google.com/gsi/client',
  style: 'https://accounts.google.com/gsi/style',
  frameAndConnect: 'https://accounts.google.com/gsi/',
} as const

/** Allows the camera to our own pages, and no other sensor. */
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
  /** Origins of external exercise films. */
  videoServices: readonly string[]
  /** With a self-made certificate on a LAN, a year of HSTS would lock the phone out. */
  hasOwnCertificate: boolean
  /** Whether there is a bot, and so a mini app. */
  hasBot: boolean
}

const originOf = (url: string) => (URL.canParse(url) ? [new URL(url).origin] : [])

/** Telegram Web shows mini apps in a frame. */
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
 * Whether all resources are same-origin. Cross-origin isolation then lets the pose engine use several cores; an
 * external player or film would not load.
 */
const isIsolated = ({ playerUrl, videoServices }: Pages) =>
  originOf(playerUrl).length === 0 && videoServices.length === 0

const kebab = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

const policyOf = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, values]) => `${kebab(name)} ${values.join(' ')}`)
    .join(';')

/** Headers of every response that is not a page: API, files, errors. */
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
  // X-Frame-Options cannot list origins: when Telegram may frame us, only the CSP says so.
  ...(pages.hasBot ? {} : { 'x-frame-options': 'SAMEORIGIN' }),
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
})

/** Relaxes the sign-in page's policy for Google's button and popup, which need the page's origin. */
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
    // Tells the page before its first paint, so that nothing moves later (apps/web/prerender/first-look.ts).
    'server-timing': 'google',
  }
}

const isSignInPage = ({ method, url }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && /^\/login\/?(\?|$)/.test(url)

/** Headers for errors raised before any route or hook. */
export const headersOfEveryAnswer = (pages: Pages): Headers => strict(pages, directivesFor(pages))

/** Sets the security headers of every response. */
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

/** Forbids caching of every response without an explicit rule: personal data, refusals, payment pages. */
export function noStore(app: FastifyInstance) {
  app.addHook('onSend', async (_request, reply) => {
    // A 304 keeps the caching rule of the stored response.
    if (reply.statusCode === notModified || reply.hasHeader('cache-control')) return
    reply.header('cache-control', 'no-store')
  })
}
