import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export type Answer = { status: number; body: unknown; headers?: Record<string, string> }
export type Heard = { method: string; url: string; body: unknown }

const readBody = async (request: IncomingMessage) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString()
}

const reply = (response: ServerResponse, { status, body, headers = {} }: Answer) => {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

/** A real HTTP server with scripted responses, which records requests and closes when the test ends. */
export async function startTestServer(answer: (heard: Heard) => Answer) {
  const heard: Heard[] = []
  const server = createServer(async (request, response) => {
    const text = await readBody(request)
    const call = {
      method: request.method ?? '',
      url: request.url ?? '',
      body: text ? JSON.parse(text) : null,
    }
    heard.push(call)
    reply(response, answer(call))
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { base: `http://127.0.0.1:${port}`, heard }
}

export const good = (data: unknown): Answer => ({ status: 200, body: { code: 200, message: 'ok', data } })
export const bad = (status: number, error: string, message = 'no'): Answer => ({
  status,
  body: { code: status, message, data: null, error },
})
