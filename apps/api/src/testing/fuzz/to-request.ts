import { apiPrefix, callerHeaders } from '@lithe/contracts/api'
import type { InjectOptions } from 'fastify'
import type { cookieJar } from '../cookie-jar.ts'
import { altered } from './altered.ts'
import type { Door } from './doors.ts'
import type { Aim } from './knock.ts'
import { nodeLike } from './node-like.ts'
import type { Plan } from './plan.ts'

export type CookieJar = ReturnType<typeof cookieJar>

/** Headers take single lines; `encodeURIComponent` throws on lone surrogates. */
const inHeader = (value: unknown) =>
  encodeURIComponent(
    (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).replace(/\p{Surrogate}/gu, ''),
  ).slice(0, 6000)

const bodyHeaders = { 'content-type': 'application/json' }

export function toRequest(plan: Plan, { node, knock }: Door, aim: Aim, jar: CookieJar): InjectOptions {
  const { method, path, body, seal } = knock(aim)
  // Stripe's and Telegram's payment ids may be logged.
  const [schema, mark] = seal ? [nodeLike(body), 'altered'] : [node ?? {}, aim.visitor.mark]
  const changed = altered(body, schema, plan.changes, mark)
  const payload = plan.raw ?? JSON.stringify(changed) ?? ''
  const isRead = method === 'GET'
  const caller = { [callerHeaders.userIdentifier]: inHeader(Object(changed).userIdentifier) }
  const [, prefix = '', last = ''] = /^(.*\/)([^/]*)$/.exec(path) ?? []
  const address = plan.pathEnd === null ? path : prefix + plan.pathEnd + (last === '' ? '/' : '')
  return {
    method,
    url: node ? apiPrefix + address : address,
    remoteAddress: `198.18.${plan.network % 20}.${plan.network % 250}`,
    headers: {
      ...jar.headers(),
      ...(isRead ? caller : bodyHeaders),
      ...seal?.(payload),
      ...plan.headers,
    },
    ...(isRead ? {} : { payload }),
  }
}
