import {
  apiPrefix,
  callerHeaders,
  contractHeader,
  contractVersion,
  type Endpoint,
  guestIdPattern,
  PublicConfig,
  replyOf,
} from '@lithe/contracts/api'
import { z } from 'zod'
import { useSignInEnded } from '../navigation/sign-in-again.ts'
import { thisPlace } from '../navigation/this-page.ts'
import { keptRecord, keptText } from '../storage/device-storage.ts'
import { noteServerTime } from '../storage/server-time.ts'
import { language } from '../words/language.ts'
import { type CallName, type Endpoints, endpoints } from './endpoints.ts'
import { ApiError, NetworkError } from './errors.ts'
import { takeFirstCall } from './first-call.ts'
import { type Fate, jsonWithoutSecrets, type Ledger, sentLedger } from './sent-ledger.ts'

const answerTimeoutMs = 20_000

type Call<Body extends z.ZodType, Data extends z.ZodType> = (
  body: z.input<Body>,
  parameters?: Record<string, string>,
) => Promise<z.output<Data>>
type Calls = { [Name in keyof Endpoints]: Call<Endpoints[Name]['body'], Endpoints[Name]['data']> }

const Envelope = replyOf(z.unknown())

const fillPath = (path: string, parameters: Record<string, string>) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''))

/** Puts the caller of a GET, which has no body, in headers, never in the URL. */
function callerHeadersOf(body: unknown): Record<string, string> {
  const given = Object(body) as Record<string, unknown>
  const named = Object.entries(callerHeaders).filter(([field]) => given[field] !== undefined)
  return Object.fromEntries(
    named.map(([field, header]) => [header, encodeURIComponent(String(given[field]))]),
  )
}

/** Seconds in `Retry-After`; our servers never send a date. */
function secondsIn(headers: Headers): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : null
}

let tellOutdated = () => {}
/** Resolves at the first response from a server with a different API version: a newer app is available. */
export const outdated = new Promise<void>(resolve => {
  tellOutdated = resolve
})

const isOfAnotherContract = (headers: Headers) =>
  (headers.get(contractHeader) ?? String(contractVersion)) !== String(contractVersion)

async function ask(url: string, request: RequestInit, mayTakeMs = answerTimeoutMs): Promise<unknown> {
  let response: Response
  let text: string
  try {
    const headers = { ...request.headers, 'Accept-Language': language }
    response = await (takeFirstCall(url, request) ??
      fetch(url, { ...request, headers, signal: AbortSignal.timeout(mayTakeMs) }))
    text = await response.text()
  } catch (cause) {
    throw new NetworkError('No answer from the server', { cause })
  }
  noteServerTime(response.headers.get('date'), Date.now())
  const isOutdated = isOfAnotherContract(response.headers)
  if (isOutdated) tellOutdated()
  // A call that only the next build can phrase is not refused, but waits for that build.
  if (response.status === 400 && isOutdated) throw new NetworkError('The server takes other calls')
  if (!response.ok) throw new ApiError(response.status, text, secondsIn(response.headers))
  return JSON.parse(text)
}

const fateOf = (error: unknown): Fate =>
  error instanceof NetworkError ? 'unanswered' : error instanceof ApiError ? 'refused' : 'answered'

/** Observers of calls: the ledger of all calls, and a handler of failures. */
type Listeners = { ledger: Ledger; onFailure: (error: unknown, body: unknown) => void }
const nobodyListens: Listeners = { ledger: { open: () => '', close: () => {} }, onFailure: () => {} }

type Letter = Pick<Endpoint, 'method' | 'path' | 'mayTakeMs'> & { call: CallName; body: unknown }

/** Creates the app's only API client, which uses the endpoints the server validates with, and records every call. */
export function createApiClient(base: string, { ledger, onFailure } = nobodyListens) {
  async function send({ call, method, path, body, mayTakeMs }: Letter): Promise<unknown> {
    const hasBody = method !== 'GET'
    const headers = hasBody ? {} : callerHeadersOf(body)
    const line = ledger.open({
      call,
      method,
      path,
      headers,
      body: hasBody ? jsonWithoutSecrets(body) : null,
    })
    const request = hasBody
      ? { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
      : { method, headers }
    try {
      const answer = await ask(base + path, request, mayTakeMs)
      ledger.close(line, 'answered')
      return Envelope.parse(answer).data
    } catch (error) {
      ledger.close(line, fateOf(error))
      onFailure(error, body)
      throw error
    }
  }

  const callOf =
    (call: CallName, endpoint: Endpoint): Call<z.ZodType, z.ZodType> =>
    async (body, parameters = {}) => {
      const path = apiPrefix + fillPath(endpoint.path, parameters)
      return endpoint.data.parse(await send({ ...endpoint, call, path, body }))
    }
  const calls = Object.fromEntries(endpoints.map(([name, endpoint]) => [name, callOf(name, endpoint)]))

  return {
    ...(calls as Calls),
    readConfig: async () =>
      PublicConfig.parse(
        await send({ call: 'readConfig', method: 'GET', path: `${apiPrefix}/config`, body: {} }),
      ),
  }
}

export const api = createApiClient('', { ledger: sentLedger, onFailure: noteSignInEnded })

const wantsProof = (error: unknown) =>
  error instanceof ApiError && (error.code === 'identity-unproven' || error.code === 'not-yours')

/** Records that a failed call needs the person to sign in again. */
export function noteSignInEnded(error: unknown, body: unknown) {
  const userIdentifier = keptText(keptRecord(body).userIdentifier)
  if (!wantsProof(error) || !userIdentifier || guestIdPattern.test(userIdentifier)) return
  const place = thisPlace()
  if (useSignInEnded.getState().putOffAt === place.path) return
  useSignInEnded.setState({ ended: { userIdentifier, place } })
}
