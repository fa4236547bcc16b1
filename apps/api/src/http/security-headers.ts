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

const originOf = (url: string) => (URL.canParse(url) ? [new URL(url).origin] : [])

const directivesFor = (playerUrl: string) => ({
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  connectSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  mediaSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'", 'data:'],
  workerSrc: ["'self'", 'blob:'],
  styleSrc: ["'self'", "'unsafe-inline'"],
  frameSrc: ["'self'", ...originOf(playerUrl)],
  frameAncestors: ["'self'"],
  formAction: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
})
type Directives = ReturnType<typeof directivesFor>

const strict = (directives: Directives) =>
  ({
    contentSecurityPolicy: { useDefaults: false, directives },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'sameorigin' },
    referrerPolicy: { policy: 'no-referrer' },
    // Said below, where it does no harm.
    strictTransportSecurity: false,
  }) as const

/** The sign-in page's document, where Google's button may come, its window too; Google asks for the page's origin. */
const withGoogle = (directives: Directives) =>
  ({
    ...strict({
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

type Pages = {
  playerUrl: string
  googleClientId: string | null
  /** On a LAN, with a certificate made here, a promise of HTTPS for a year would lock the phone out. */
  hasOwnCertificate: boolean
}

/** What pages may do is listed here in full; nothing is left to a default. */
export async function securityHeaders(
  app: FastifyInstance,
  { playerUrl, googleClientId, hasOwnCertificate }: Pages,
) {
  const directives = directivesFor(playerUrl)
  const signInPage = withGoogle(directives)
  await app.register(helmet, strict(directives))
  app.addHook('onRequest', async (request, reply) => {
    if (googleClientId !== null && isSignInPage(request)) await reply.helmet(signInPage)
    reply.header('permissions-policy', permissionsPolicy)
    if (request.protocol === 'https' && !hasOwnCertificate) reply.header('strict-transport-security', oneYear)
  })
}
