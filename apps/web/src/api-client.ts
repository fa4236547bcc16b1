import {
  addPasskey,
  apiPrefix,
  applyPromoCode,
  beginGoogle,
  beginPasskey,
  beginPasskeySignIn,
  callerHeaders,
  type Endpoint,
  eraseMe,
  eraseProfile,
  eraseReport,
  exportMe,
  fetchUser,
  generateCheckout,
  generateReport,
  listDevices,
  listPasskeys,
  makeBrowserLink,
  meetOrganisation,
  PublicConfig,
  putSession,
  readKept,
  readMoments,
  readPayment,
  readReport,
  removePasskey,
  renamePasskey,
  replyOf,
  saveFeedback,
  sendCard,
  sendOtp,
  signInWithGoogle,
  signInWithLink,
  signInWithPasskey,
  signInWithTelegram,
  signOut,
  signOutDevice,
  signOutOthers,
  updateUser,
  verifyOtp,
  withdrawConsent,
  withdrawReplayConsent,
} from '@lithe/contracts/api'
import { z } from 'zod'
import { ApiError } from './api-error.ts'
import { type CallName, type Fate, jsonWithoutSecrets } from './ledger/sent-entry.ts'
import { type Ledger, sentLedger } from './ledger/sent-ledger.ts'
import { NetworkError } from './network-error.ts'
import { noteSessionEnded } from './note-session-ended.ts'

const answerTimeoutMs = 20_000

type Call<Body extends z.ZodType, Data extends z.ZodType> = (
  body: z.input<Body>,
  parameters?: Record<string, string>,
) => Promise<z.output<Data>>

const Envelope = replyOf(z.unknown())

const fillPath = (path: string, parameters: Record<string, string>) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''))

/** A GET has no body: its caller stands in headers, and never in an address. */
function callerHeadersOf(body: unknown): Record<string, string> {
  const given = Object(body) as Record<string, unknown>
  const named = Object.entries(callerHeaders).filter(([field]) => given[field] !== undefined)
  return Object.fromEntries(
    named.map(([field, header]) => [header, encodeURIComponent(String(given[field]))]),
  )
}

/** What `Retry-After` says; a date in it is none of ours. */
function secondsIn(headers: Headers): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : null
}

async function ask(url: string, request: RequestInit): Promise<unknown> {
  let response: Response
  let text: string
  try {
    response = await fetch(url, { ...request, signal: AbortSignal.timeout(answerTimeoutMs) })
    text = await response.text()
  } catch (cause) {
    throw new NetworkError('No answer from the server', { cause })
  }
  if (!response.ok) throw new ApiError(response.status, text, secondsIn(response.headers))
  return JSON.parse(text)
}

const fateOf = (error: unknown): Fate =>
  error instanceof NetworkError ? 'unanswered' : error instanceof ApiError ? 'refused' : 'answered'

/** Who wants to hear of the calls: the ledger of all, and something of those that fail. */
type Listeners = { ledger: Ledger; onFailure: (error: unknown, body: unknown) => void }
const nobodyListens: Listeners = { ledger: { open: () => '', close: () => {} }, onFailure: () => {} }

type Letter = { call: CallName; method: Endpoint['method']; path: string; body: unknown }

/** The one way out of the app: every call is made from the endpoint object the server validates with, and written down. */
export function createApiClient(base: string, { ledger, onFailure } = nobodyListens) {
  async function send({ call, method, path, body }: Letter): Promise<unknown> {
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
      const answer = await ask(base + path, request)
      ledger.close(line, 'answered')
      return Envelope.parse(answer).data
    } catch (error) {
      ledger.close(line, fateOf(error))
      onFailure(error, body)
      throw error
    }
  }

  const caller =
    <Body extends z.ZodType, Data extends z.ZodType>(
      call: CallName,
      endpoint: Endpoint<Body, Data>,
    ): Call<Body, Data> =>
    async (body, parameters = {}) => {
      const path = apiPrefix + fillPath(endpoint.path, parameters)
      return endpoint.data.parse(await send({ call, method: endpoint.method, path, body }))
    }

  return {
    fetchUser: caller('fetchUser', fetchUser),
    updateUser: caller('updateUser', updateUser),
    putSession: caller('putSession', putSession),
    generateReport: caller('generateReport', generateReport),
    readReport: caller('readReport', readReport),
    readPayment: caller('readPayment', readPayment),
    generateCheckout: caller('generateCheckout', generateCheckout),
    applyPromoCode: caller('applyPromoCode', applyPromoCode),
    saveFeedback: caller('saveFeedback', saveFeedback),
    sendCard: caller('sendCard', sendCard),
    sendOtp: caller('sendOtp', sendOtp),
    verifyOtp: caller('verifyOtp', verifyOtp),
    beginGoogle: caller('beginGoogle', beginGoogle),
    signInWithGoogle: caller('signInWithGoogle', signInWithGoogle),
    signInWithTelegram: caller('signInWithTelegram', signInWithTelegram),
    meetOrganisation: caller('meetOrganisation', meetOrganisation),
    makeBrowserLink: caller('makeBrowserLink', makeBrowserLink),
    signInWithLink: caller('signInWithLink', signInWithLink),
    signOut: caller('signOut', signOut),
    listDevices: caller('listDevices', listDevices),
    signOutDevice: caller('signOutDevice', signOutDevice),
    signOutOthers: caller('signOutOthers', signOutOthers),
    listPasskeys: caller('listPasskeys', listPasskeys),
    beginPasskey: caller('beginPasskey', beginPasskey),
    addPasskey: caller('addPasskey', addPasskey),
    renamePasskey: caller('renamePasskey', renamePasskey),
    removePasskey: caller('removePasskey', removePasskey),
    beginPasskeySignIn: caller('beginPasskeySignIn', beginPasskeySignIn),
    signInWithPasskey: caller('signInWithPasskey', signInWithPasskey),
    readKept: caller('readKept', readKept),
    exportMe: caller('exportMe', exportMe),
    eraseMe: caller('eraseMe', eraseMe),
    eraseProfile: caller('eraseProfile', eraseProfile),
    eraseReport: caller('eraseReport', eraseReport),
    withdrawConsent: caller('withdrawConsent', withdrawConsent),
    readMoments: caller('readMoments', readMoments),
    withdrawReplayConsent: caller('withdrawReplayConsent', withdrawReplayConsent),
    readConfig: async () =>
      PublicConfig.parse(
        await send({ call: 'readConfig', method: 'GET', path: `${apiPrefix}/config`, body: {} }),
      ),
  }
}

export const api = createApiClient('', { ledger: sentLedger, onFailure: noteSessionEnded })
