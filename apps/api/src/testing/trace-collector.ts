import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

type Value = { stringValue?: string; intValue?: number | string }
type Sent = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: { key: string; value: Value }[]
  status: { code: number; message?: string }
}
type Batch = {
  resourceSpans: {
    resource: { attributes: { key: string; value: Value }[] }
    scopeSpans: { spans: Sent[] }[]
  }[]
}

/** What OTLP over HTTP speaks to: it keeps every batch as it came. */
export async function startTraceCollector() {
  const batches: { path: string; headers: string; body: string }[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    batches.push({ path: request.url ?? '', headers: JSON.stringify(request.headers), body })
    response.setHeader('content-type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('there is no port')
  const parsed = () => batches.map(({ body }) => JSON.parse(body) as Batch)
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    batches,
    spans: () =>
      parsed().flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    resources: () =>
      parsed().flatMap(({ resourceSpans }) => resourceSpans.flatMap(({ resource }) => resource.attributes)),
    stop: () => new Promise(stopped => server.close(stopped)),
  }
}
