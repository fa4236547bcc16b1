import type { Measurement } from '@lithe/movements/catalog'
import type { Visitor } from '../../workshop/browsers/visitor.ts'

type Sent = { method: string; path: string; body: string }

declare global {
  interface Window {
    /** Successful calls, kept in the app's page. */
    sentCalls: Sent[]
  }
}

/** Runs in the page: records successful calls. */
function watchFetch() {
  const { fetch } = window
  window.sentCalls = []
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { method } = request
    const body = method === 'GET' ? '' : await request.clone().text()
    const answer = await fetch(input, init)
    if (answer.ok) window.sentCalls.push({ method, path: new URL(request.url).pathname, body })
    return answer
  }
}

/** Records calls from now until another document replaces the page. */
export const noteSent = (visitor: Visitor) => visitor.evaluate(watchFetch, null)

export const sentOf = (visitor: Visitor): Promise<Sent[]> => visitor.evaluate(() => window.sentCalls, null)

/** Calls that upload a result. */
export const uploadsIn = (sent: readonly Sent[]) =>
  sent.filter(({ method, path }) => method === 'PUT' && path.includes('/sessions/'))

/** The measurements uploaded by these calls. */
export const measurementsIn = (sent: readonly Sent[]): Measurement[] =>
  uploadsIn(sent).map(
    ({ body }) => (JSON.parse(body) as { measured: { measurement: Measurement } }).measured.measurement,
  )
