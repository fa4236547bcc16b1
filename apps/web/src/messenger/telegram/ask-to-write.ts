import type { Host } from './host.ts'

/** Whoever lets the bot write already is not asked again. */
export function askToWriteIn(host: Host, isAllowedAtFirst: boolean): () => Promise<boolean> {
  let isAllowed = isAllowedAtFirst
  return () =>
    new Promise(resolve => {
      if (isAllowed) return resolve(true)
      const stop = host.hear('write_access_requested', ({ status }) => {
        stop()
        isAllowed = status === 'allowed'
        resolve(isAllowed)
      })
      if (host.tell('web_app_request_write_access')) return
      stop()
      resolve(false)
    })
}
