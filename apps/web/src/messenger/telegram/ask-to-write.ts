import type { Host } from './host.ts'

/** Asks each time: who is asked has just turned out to be closed to the bot, whatever the launch said of it. */
export const askToWriteIn = (host: Host) => () =>
  new Promise<boolean>(resolve => {
    const stop = host.hear('write_access_requested', ({ status }) => {
      stop()
      resolve(status === 'allowed')
    })
    if (host.tell('web_app_request_write_access')) return
    stop()
    resolve(false)
  })
