import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context } from '@opentelemetry/api'

/** The call that is under way, for the statements that it makes. */
export const currentCall = new AsyncLocalStorage<Context>()
