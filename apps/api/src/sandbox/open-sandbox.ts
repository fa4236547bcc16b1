import { randomBytes } from 'node:crypto'
import type { PublicConfig } from '@lithe/contracts/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isFromThisMachine } from '../doors/http/own-origin.ts'
import type { BotSettings } from '../ground/config/config.ts'
import { isTrial, type SandboxSettings } from '../ground/config/trial.ts'
import { openBotApi } from './chat/bot-api.ts'
import { chatPath, standInOrigin } from './chat/chat-page.ts'
import { chatRoutes } from './chat/chat-routes.ts'
import { clientScriptPath, openGoogleSandbox } from './google/routes.ts'

// Checks the environment itself, so that a mistake elsewhere cannot let unproven people in.
if (!isTrial(process.env)) throw new Error('the sandbox runs only in a trial, which this server is not')

const everyAddress = ['127.0.0.1', '0.0.0.0', '::']

/**
 * Origin at which a page opens the chat. Telegram's web view and a browser share no storage; here one browser
 * is both, so the chat uses this computer's other name, which the browser stores separately.
 */
function chatOrigin(app: FastifyInstance, ownOrigin: string): string {
  const url = new URL(ownOrigin)
  const listens = app.addresses().some(at => {
    const { address = '', port = '' } = Object(at)
    return everyAddress.includes(address) && String(port) === url.port
  })
  if (url.hostname === 'localhost' && listens) url.hostname = '127.0.0.1'
  return url.origin
}

function openBotSandbox() {
  const api = openBotApi()
  /** In BotFather's format, and unique to this run, so that launches from another run are rejected. */
  const token = `1:${randomBytes(24).toString('base64url')}`
  const settings: BotSettings = {
    token,
    apiUrl: standInOrigin,
    publicUrl: standInOrigin,
    webhookSecret: null,
    priceStars: null,
  }
  return { api, settings }
}

type Offered = Partial<Pick<PublicConfig, 'googleClientId' | 'googleStandIn' | 'telegramBotUrl'>>

/** Opens the stand-ins for Telegram and Google in a trial. */
export function openSandbox(app: FastifyInstance, wanted: SandboxSettings, now: () => Date) {
  const bot = wanted.bot ? openBotSandbox() : null
  const google = wanted.google ? openGoogleSandbox(now) : null
  // As `withGoogle` does (doors/http/security-headers.ts).
  if (google)
    app.addHook('onRequest', async (request, reply) => {
      if (isFromThisMachine(request)) reply.header('server-timing', 'google')
    })
  return {
    bot,
    google,
    /** Returns what the app is offered, depending on the caller. */
    offersTo: (request: FastifyRequest): Offered => ({
      ...(bot && { telegramBotUrl: chatOrigin(app, request.ownOrigin) + chatPath }),
      ...(google &&
        isFromThisMachine(request) && { googleClientId: google.clientId, googleStandIn: clientScriptPath }),
    }),
    async openDoors() {
      if (bot) await chatRoutes(app, { api: bot.api, token: bot.settings.token, now })
      await google?.openDoors(app)
    },
  }
}
