import type { Api } from 'grammy'

/** grammY names the signal of a library it brings along, and listens to Node's own just as well. */
export const stopSignal = (signal: AbortSignal) => signal as NonNullable<Parameters<Api['getMe']>[0]>
