import type { FastifyInstance } from 'fastify'

/**
 * Does something again and again while the server runs. A round that takes long is not joined by the next one, one that
 * fails is logged and followed by others, and the server closes once the last has ended.
 */
export function everyWhile(
  app: FastifyInstance,
  milliseconds: number,
  of: string,
  round: () => Promise<void>,
) {
  let running: Promise<void> | null = null
  const begin = () => {
    running ??= round()
      .catch((error: unknown) => app.log.error({ err: error, of }, 'a round of the server failed'))
      .finally(() => {
        running = null
      })
  }
  const timer = setInterval(begin, milliseconds)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
