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
  /** Whether this version accepts any header colour. */
  canColourHeader: boolean
  /** Sends a method this version supports; returns whether it did. */
  tell: <Method extends MethodName>(method: Method, ...parameters: ParametersOf<Method>) => boolean
  hear: <Name extends EventName>(event: Name, listener: (payload: Events[Name]) => void) => () => void
}

type ParametersOf<Method extends MethodName> = [MethodParams<Method>] extends [never]
  ? []
  : undefined extends MethodParams<Method>
    ? [parameters?: MethodParams<Method>]
    : [parameters: MethodParams<Method>]

/** `tell` has already matched method and parameters; the bridge's overloads fit no generic. */
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
