import { randomInt } from 'node:crypto'
import * as endpoints from '@lithe/contracts/api'
import { otp } from '@lithe/contracts/constants'
import { routesOf } from '../access/routes-of.ts'
import { personalRows } from '../access/rows.ts'
import type { TestApp } from '../test-app.ts'
import type { Aim, Knock } from './knock.ts'
import type { Peers } from './peers.ts'
import { type Node, nodeOf, plainest } from './schema-nodes.ts'
import { stripeKnock } from './stripe-door.ts'
import { telegramKnock } from './telegram-door.ts'
import type { Known } from './visitor.ts'

export type Door = { name: string; node: Node | null; knock(aim: Aim): Knock }

const described: unknown[] = Object.values(endpoints)
const isEndpoint = (value: unknown): value is endpoints.Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'errors' in value

/** Sign-in input beyond the schema; codes are right about half the time. */
const proofsFor = (testApp: TestApp): Record<string, (aim: Aim) => object> => ({
  'POST /send-otp': ({ visitor }) => ({ email: visitor.email }),
  'POST /verify-otp': ({ visitor }) => ({
    email: visitor.email,
    otp: randomInt(2)
      ? visitor.account.code()
      : String(randomInt(10 ** otp.digits)).padStart(otp.digits, '0'),
    ...(randomInt(2) && { userIdentifier: visitor.guest }),
  }),
  'POST /sign-in/telegram': ({ visitor }) => ({
    initData: visitor.telegrammer.launch(undefined, {}, testApp.clock.now),
    ...(randomInt(2) && { userIdentifier: visitor.guest }),
  }),
  'POST /sign-in/link': ({ things }) => ({ key: things.key }),
})

export const promoCode = 'FUZZ25'

const pages = [
  '/',
  '/healthz',
  '/readyz',
  '/metrics',
  '/api/docs/json',
  '/sandbox/mails',
  '/player/',
  '/assessment/report/x',
  '/.well-known/security.txt',
]

const pathTo = (path: string, { things }: Aim) =>
  path.replace(/:(\w+)/g, (_, kind: string) => things[kind as keyof Known] ?? kind)

/** Routes called by pages rather than our own code: sandbox payment pages and return URLs. */
const outsideContract = (name: string): Door => {
  const [method = 'GET', path = ''] = name.split(' ')
  return {
    name,
    node: {},
    knock: aim => ({ method: method as Knock['method'], path: pathTo(path, aim), body: {} }),
  }
}

function webhooksOf(testApp: TestApp, { stripe, telegram }: Peers): Door[] {
  const knocks = {
    '/webhooks/stripe': stripeKnock(testApp, stripe),
    '/webhooks/telegram': telegramKnock(testApp, telegram),
  }
  return Object.entries(knocks).map(([path, knock]) => ({
    name: `POST ${path}`,
    node: {},
    knock: aim => ({ method: 'POST', path, ...knock(aim) }),
  }))
}

const pageDoor: Door = {
  name: 'pages',
  node: null,
  knock: () => ({ method: 'GET', path: pages[randomInt(pages.length)] ?? '/', body: {} }),
}

/** Lists every route of the server with its best valid request. */
export function doorsOf(testApp: TestApp, peers: Peers): Door[] {
  const rows = new Map<string, (typeof personalRows)[keyof typeof personalRows]>(Object.entries(personalRows))
  const proofs = proofsFor(testApp)
  const inContract = described.filter(isEndpoint).map(({ method, path, body }): Door => {
    const name = `${method} ${path}`
    const node = nodeOf(body)
    const row = rows.get(name)
    return {
      name,
      node,
      knock(aim) {
        const known = row?.({ ...aim, promoCode })
        const made = proofs[name]?.(aim) ?? { ...Object(plainest(node)), userIdentifier: aim.userIdentifier }
        return { method, path: known?.path ?? pathTo(path, aim), body: known?.body ?? made }
      },
    }
  })
  const routes = routesOf(testApp.app)
  const webhooks = webhooksOf(testApp, peers).filter(({ name }) => routes.includes(name))
  const known = [...inContract, ...webhooks].map(({ name }) => name)
  const others = routes.filter(name => !known.includes(name)).map(outsideContract)
  return [...inContract, ...inContract, ...webhooks, ...webhooks, ...webhooks, ...others, pageDoor]
}
