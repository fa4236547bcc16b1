import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { googleOrigins } from './google-origins.ts'

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

/** The older header knows no list: where Telegram may frame us, the policy alone says so. */
const frameguardFor = ({ hasBot }: Pages) => (hasBot ? false : ({ action: 'sameorigin' } as const))

const strict = (pages: Pages, directives: Directives) =>
  ({
    contentSecurityPolicy: { useDefaults: false, directives },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: frameguardFor(pages),
    referrerPolicy: { policy: 'no-referrer' },
    // Said below, where it does no harm.
    strictTransportSecurity: false,
  }) as const

/** The sign-in page's document, where Google's button may come, its window too; Google asks for the page's origin. */
const withGoogle = (pages: Pages, directives: Directives) =>
  ({
    ...strict(pages, {
      ...directives,
      scriptSrc: [...directives.scriptSrc, googleOrigins.script],
      connectSrc: [...directives.connectSrc, googleOrigins.frameAndConnect],
      styleSrc: [...directives.styleSrc, googleOrigins.style],
      frameSrc: [...directives.frameSrc, googleOrigins.frameAndConnect],
    }),
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin' },
  }) as const

const isSignInPage = ({ method, url }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && /^\/login\/?(\?|$)/.test(url)

/** What pages may do is listed here in full; nothing is left to a default. */
export async function securityHeaders(app: FastifyInstance, pages: Pages) {
  const { googleClientId, hasOwnCertificate } = pages
  const directives = directivesFor(pages)
  const signInPage = withGoogle(pages, directives)
  await app.register(helmet, strict(pages, directives))
  app.addHook('onRequest', async (request, reply) => {
    if (googleClientId !== null && isSignInPage(request)) await reply.helmet(signInPage)
    reply.header('permissions-policy', permissionsPolicy)
    if (request.protocol === 'https' && !hasOwnCertificate) reply.header('strict-transport-security', oneYear)
  })
}
