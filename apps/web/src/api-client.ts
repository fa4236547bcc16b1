import {
  apiPrefix,
  applyPromoCode,
  type Endpoint,
  fetchUser,
  generateCheckout,
  generateReport,
  PublicConfig,
  putSession,
  readPayment,
  readReport,
  replyOf,
  saveFeedback,
  sendOtp,
  updateUser,
  verifyOtp,
} from '@lithe/contracts/api'
import { z } from 'zod'
import { ApiError } from './api-error.ts'
import { NetworkError } from './network-error.ts'

const answerTimeoutMs = 20_000

type Call<Body extends z.ZodType, Data extends z.ZodType> = (
  body: z.input<Body>,
  parameters?: Record<string, string>,
) => Promise<z.output<Data>>

const Envelope = replyOf(z.unknown())

const fillPath = (path: string, parameters: Record<string, string>) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''))

async function ask(url: string, request: RequestInit): Promise<unknown> {
  let response: Response
  let text: string
  try {
    response = await fetch(url, { ...request, signal: AbortSignal.timeout(answerTimeoutMs) })
    text = await response.text()
  } catch (cause) {
    throw new NetworkError('No answer from the server', { cause })
  }
  if (!response.ok) throw new ApiError(response.status, text)
  return JSON.parse(text)
}

/** The one way out of the app: every call is made from the endpoint object the server validates with. */
export function createApiClient(base: string) {
  const caller =
    <Body extends z.ZodType, Data extends z.ZodType>(endpoint: Endpoint<Body, Data>): Call<Body, Data> =>
    async (body, parameters = {}) => {
      const answer = await ask(base + apiPrefix + fillPath(endpoint.path, parameters), {
        method: endpoint.method,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
      return endpoint.data.parse(Envelope.parse(answer).data)
    }

  return {
    fetchUser: caller(fetchUser),
    updateUser: caller(updateUser),
    putSession: caller(putSession),
    generateReport: caller(generateReport),
    readReport: caller(readReport),
    readPayment: caller(readPayment),
    generateCheckout: caller(generateCheckout),
    applyPromoCode: caller(applyPromoCode),
    saveFeedback: caller(saveFeedback),
    sendOtp: caller(sendOtp),
    verifyOtp: caller(verifyOtp),
    readConfig: async () => {
      const answer = await ask(`${base}${apiPrefix}/config`, { method: 'GET' })
      return PublicConfig.parse(Envelope.parse(answer).data)
    },
  }
}

export const api = createApiClient('')
