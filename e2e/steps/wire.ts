import type { Page, Request } from '@playwright/test'

export type Sent = { method: string; path: string; headers: Record<string, string>; body: unknown }

const secretFields = ['otp', 'credential', 'initData', 'key', 'promoCode', 'unlockKey']
const callerHeaders = ['lithe-user', 'lithe-source']

const withoutSecrets = (body: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(body).map(([field, value]) => [field, secretFields.includes(field) ? '(…)' : value]),
  )

function asSent(request: Request): Sent {
  const headers = Object.entries(request.headers()).filter(([name]) => callerHeaders.includes(name))
  const text = request.postData()
  return {
    method: request.method(),
    path: new URL(request.url()).pathname,
    headers: Object.fromEntries(headers),
    body: text === null ? null : withoutSecrets(JSON.parse(text)),
  }
}

/** Records everything a page sends from now on. */
export function listenToWire(page: Page) {
  const requests: Request[] = []
  page.on('request', request => requests.push(request))
  return {
    requests,
    calls: () => requests.filter(request => new URL(request.url()).pathname.startsWith('/api/')).map(asSent),
  }
}

/** The app's own log on this device of its calls. */
export const writtenDown = (page: Page): Promise<Sent[]> =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter(key => key.startsWith('sent:'))
      .map(key => JSON.parse(localStorage.getItem(key) ?? 'null'))
      .map(({ method, path, headers, body }) => ({ method, path, headers, body: JSON.parse(body) })),
  )

/** Sorts calls, so that lists compare regardless of the order of concurrent calls. */
export const inOrder = (sent: readonly Sent[]) =>
  sent
    .map(({ method, path, headers, body }) =>
      JSON.stringify([method, path, Object.entries(headers).sort(), body]),
    )
    .sort()
