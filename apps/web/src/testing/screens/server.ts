import { apiPrefix, PublicConfig, replyOf } from '@lithe/contracts/api'
import type { ErrorCode } from '@lithe/contracts/errors'
import { z } from 'zod'
import { type Endpoints, endpoints } from '../../api/endpoints.ts'

/** A call's request, as described by its endpoint. */
export type Asked<Name extends keyof Endpoints> = {
  body: z.output<Endpoints[Name]['body']>
  parameters: Record<string, string>
}
type Answer<Name extends keyof Endpoints> = (
  asked: Asked<Name>,
) => z.input<Endpoints[Name]['data']> | Promise<z.input<Endpoints[Name]['data']>>

/** Some of the server's responses, typed by endpoint; a call without one fails the test. */
export type Answers = { [Name in keyof Endpoints]?: Answer<Name> }

/** An error response, thrown by an answer. */
export class Refusal extends Error {
  readonly status: number
  readonly code: ErrorCode
  constructor(status: number, code: ErrorCode) {
    super(`the server refuses with ${code}`)
    this.status = status
    this.code = code
  }
}

/** A network that is down, thrown by an answer as `fetch` reports it. */
class NoNetwork extends TypeError {}
export const noNetwork = () => {
  throw new NoNetwork('Failed to fetch')
}

/** An answer that waits until released. */
export function held() {
  let letGo = () => {}
  const wait = new Promise<void>(resolve => {
    letGo = resolve
  })
  return { wait, letGo }
}

const config: PublicConfig = {
  playerUrl: '/player/',
  payments: 'sandbox',
  emailSignIn: true,
  googleClientId: null,
  emergencyNumber: '112',
  supportEmail: null,
  guestRetentionMonths: 24,
  telegramBotUrl: null,
  telegramCheckout: 'external',
  exerciseFilms: {},
}

/** Server settings that a test overrides, immediately or as a promise. */
export type Settings = Partial<PublicConfig> | Promise<Partial<PublicConfig>>

type Call = { name: keyof Endpoints; body: unknown }

const patternOf = (path: string) =>
  new RegExp(`^${apiPrefix}${path.replace(/:(\w+)/g, (_, name: string) => `(?<${name}>[^/]+)`)}$`)

const reply = (status: number, body: unknown) => Response.json(body, { status })

const wholeBody = (request: RequestInit) =>
  typeof request.body === 'string' ? JSON.parse(request.body) : null

/** The body, or the caller in the headers of a GET, which has none. */
function bodyOf(request: RequestInit): unknown {
  const headers = new Headers(request.headers)
  const named = { userIdentifier: headers.get('lithe-user'), source: headers.get('lithe-source') }
  return wholeBody(request) ?? { ...named, userIdentifier: decodeURIComponent(named.userIdentifier ?? '') }
}

function endpointAt(method: string, pathname: string) {
  for (const [name, endpoint] of endpoints) {
    const match = endpoint.method === method ? patternOf(endpoint.path).exec(pathname) : null
    if (match) return { name, endpoint, parameters: { ...match.groups } }
  }
  throw new Error(`no endpoint for ${method} ${pathname}`)
}

/** The browser's own fetch. */
const through = window.fetch
const nothing = new Promise<never>(() => {})

/**
 * Replaces `fetch` and serves the app's calls, whose bodies and responses must match the contracts. Other requests
 * (pictures, films) go to the network.
 */
export function answerCalls(answers: Answers, settings: Settings = {}) {
  const calls: Call[] = []
  let isOver = false

  async function answer(method: string, pathname: string, request: RequestInit): Promise<Response> {
    const good = (data: unknown) => reply(200, replyOf(z.unknown()).parse({ code: 200, message: 'OK', data }))
    if (pathname === `${apiPrefix}/config`)
      return good(PublicConfig.parse({ ...config, ...(await settings) }))
    const { name, endpoint, parameters } = endpointAt(method, pathname)
    const body = endpoint.body.parse(bodyOf(request))
    calls.push({ name, body })
    const how = answers[name] as ((asked: { body: unknown; parameters: object }) => unknown) | undefined
    if (!how) throw new Error(`the test answers no ${name}`)
    return good(z.encode(z.unknown(), endpoint.data.parse(await how({ body, parameters }))))
  }

  window.fetch = async (input, request = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.href)
    if (!url.pathname.startsWith('/api/')) return through(input, request)
    if (isOver) return nothing
    const answered = answer(request.method ?? 'GET', url.pathname, request).catch((error: unknown) => {
      if (error instanceof NoNetwork) throw error
      if (error instanceof Refusal)
        return reply(error.status, {
          code: error.status,
          message: error.message,
          data: null,
          error: error.code,
        })
      queueMicrotask(() => {
        throw error
      })
      return reply(500, { code: 500, message: String(error), data: null, error: 'internal' })
    })
    return answered.finally(() => (isOver ? nothing : undefined))
  }
  return {
    /** Request bodies of an endpoint's calls. */
    callsOf: <Name extends keyof Endpoints>(name: Name) =>
      calls.filter(call => call.name === name).map(({ body }) => body as Asked<Name>['body']),
    /** Leaves pending and later requests without a response, once the page closes. */
    hangUp: () => {
      isOver = true
    },
  }
}
