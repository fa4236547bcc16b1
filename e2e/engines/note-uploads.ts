import type { Measurement } from '@lithe/movements/catalog'
import type { Visitor } from '../../lab/browsers/visitor.ts'

declare global {
  interface Window {
    /** In the page of the app: bodies of the results that it has sent. */
    sentResults: string[]
  }
}

/** Runs in the page: what is sent is noted on its way. */
function watchFetch() {
  const { fetch } = window
  window.sentResults = []
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (request.method === 'PUT' && request.url.includes('/sessions/'))
      window.sentResults.push(await request.clone().text())
    return fetch(input, init)
  }
}

export const noteUploads = (visitor: Visitor) => visitor.evaluate(watchFetch, null)

/** The measurements that this page has sent since. */
export async function uploads(visitor: Visitor): Promise<Measurement[]> {
  const bodies = await visitor.evaluate(() => window.sentResults, null)
  return bodies.map(
    body => (JSON.parse(body) as { measured: { measurement: Measurement } }).measured.measurement,
  )
}
