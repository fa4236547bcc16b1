import { HostMessage, PlayerMessage, playerChannel, playerProtocolVersion } from '@lithe/contracts/player'

type Unaddressed<Message> = Message extends PlayerMessage ? Omit<Message, 'channel' | 'version'> : never
export type PlayerNews = Unaddressed<PlayerMessage>

/** The embedding page; only messages from its window and an allowed origin count. */
export type HostLink = {
  send(news: PlayerNews): void
}

type HostLinkOptions = {
  page: Pick<Window, 'addEventListener'>
  host: MessageEventSource & Pick<Window, 'postMessage'>
  /** The host's presumed origin before its first message; one of `origins`. */
  hostOrigin: string
  origins: readonly string[]
  onMessage: (message: HostMessage) => void
}

export function createHostLink({ page, host, hostOrigin, origins, onMessage }: HostLinkOptions): HostLink {
  const hear = (event: MessageEvent<unknown>) => {
    if (event.source !== host || !origins.includes(event.origin) || event.origin !== hostOrigin) return
    const message = HostMessage.safeParse(event.data)
    if (message.success) onMessage(message.data)
  }
  page.addEventListener('message', hear)

  return {
    send(news) {
      const message = PlayerMessage.parse({
        channel: playerChannel,
        version: playerProtocolVersion,
        ...news,
      })
      host.postMessage(message, hostOrigin)
    },
  }
}
