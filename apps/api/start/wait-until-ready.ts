import { get as getPlain } from 'node:http'
import { get as getSecure } from 'node:https'

const askEveryMs = 40

const isReady = (address: string) =>
  new Promise<boolean>(resolve => {
    const url = `${address}/readyz`
    const get = url.startsWith('https:')
      ? getSecure(url, { rejectUnauthorized: false })
      : getPlain(url, { timeout: 2000 })
    get.once('response', response => {
      response.resume()
      resolve(response.statusCode === 200)
    })
    get.once('timeout', () => get.destroy())
    get.once('error', () => resolve(false))
  })

/** Waits until the server is ready; false if `hasEnded` turns true first. */
export async function waitUntilReady(address: string, hasEnded: () => boolean): Promise<boolean> {
  while (!hasEnded()) {
    if (await isReady(address)) return true
    await new Promise(resolve => setTimeout(resolve, askEveryMs))
  }
  return false
}
