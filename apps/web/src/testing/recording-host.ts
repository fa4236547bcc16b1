import { type MethodName, supports } from '@tma.js/bridge'
import type { Host } from '../messenger/telegram/host.ts'

type Listener = { event: string; hear: (payload: never) => void }

/** A Telegram of some version that records what it is told, and sends events on demand. */
export function recordingHost(version = '9.0') {
  const told: [method: string, ...parameters: unknown[]][] = []
  let listeners: Listener[] = []
  const can = (method: MethodName) => supports(method, version)
  const host: Host = {
    can,
    canColourHeader: supports('web_app_set_header_color', 'color', version),
    tell(method, ...parameters) {
      if (!can(method)) return false
      told.push([method, ...parameters])
      return true
    },
    hear(event, hear) {
      const listener: Listener = { event, hear }
      listeners.push(listener)
      return () => {
        listeners = listeners.filter(other => other !== listener)
      }
    },
  }
  return {
    host,
    told,
    say(event: string, payload?: unknown) {
      for (const listener of listeners) if (listener.event === event) listener.hear(payload as never)
    },
    listening: () => listeners.map(({ event }) => event),
  }
}
