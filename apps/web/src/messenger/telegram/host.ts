import {
  type EventName,
  type Events,
  type MethodName,
  type MethodParams,
  on,
  postEvent,
  supports,
} from '@tma.js/bridge'

/** Two-way bridge to Telegram: commands it accepts, and events it sends. */
export type Host = {
  can: (method: MethodName) => boolean
  /** Set from the version that accepts any header colour. */
  canColourHeader: boolean
  /** Sent only if this version supports the method; returns whether it was. */
  tell: <Method extends MethodName>(method: Method, ...parameters: ParametersOf<Method>) => boolean
  hear: <Name extends EventName>(event: Name, listener: (payload: Events[Name]) => void) => () => void
}

type ParametersOf<Method extends MethodName> = [MethodParams<Method>] extends [never]
  ? []
  : undefined extends MethodParams<Method>
    ? [parameters?: MethodParams<Method>]
    : [parameters: MethodParams<Method>]

/** `tell` has already matched method and parameters; the bridge types them as overloads that no generic fits. */
const post = postEvent as (method: MethodName, parameters?: unknown) => void

export function openHost(version: string): Host {
  const can = (method: MethodName) => supports(method, version)
  return {
    can,
    canColourHeader: supports('web_app_set_header_color', 'color', version),
    tell(method, ...parameters) {
      if (!can(method)) return false
      try {
        post(method, ...parameters)
        return true
      } catch (error) {
        console.warn('Telegram could not be told', method, error)
        return false
      }
    },
    hear: (event, listener) => on(event, listener),
  }
}
