import { createHash, randomBytes } from 'node:crypto'
import { sign } from '@tma.js/init-data-node'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Update, User } from 'grammy/types'
import { z } from 'zod'
import { hostCookie } from '../../doors/http/host-cookie.ts'
import { sendDocument } from '../sandbox-document.ts'
import type { BotApi } from './bot-api.ts'
import { beginBody, chatBody, chatPath, chatStyle } from './chat-page.ts'
import { launchAddress, miniAppBody, miniAppScript, miniAppStyle } from './mini-app.ts'
import { pressUpdate, textUpdate } from './updates.ts'

type ChatDeps = { api: BotApi; token: string; now: () => Date }

const yearMs = 365 * 24 * 60 * 60_000
const answeredWithinMs = 5000
const mostPeople = 200
const secretPattern = /^[\w-]{22}$/

/** Derives a user id above Telegram's current range, stable per browser across restarts. */
const numberOf = (secret: string) =>
  2 ** 51 + Number.parseInt(createHash('sha256').update(secret).digest('hex').slice(0, 12), 16)

const Named = z.object({ name: z.string().trim().min(1).max(64) })
const Said = z.object({ text: z.string().trim().min(1).max(1000) })
const Pressed = z.object({ data: z.string().min(1).max(64), message: z.coerce.number().int() })
const Opened = z.object({ at: z.string().startsWith('/').max(500).catch('/') })
const ofPicture = z.object({ name: z.string() })

/** Serves stand-in pages for the Telegram chat and the frame around the mini app. */
export async function chatRoutes(app: FastifyInstance, { api, token, now }: ChatDeps) {
  const people = new Map<string, User>()

  const cookie = (request: FastifyRequest, reply: FastifyReply) =>
    hostCookie(request, reply, 'lithe_sandbox_chat')
  const personOf = (request: FastifyRequest, reply: FastifyReply) =>
    people.get(cookie(request, reply).value ?? '') ?? null

  function meet(request: FastifyRequest, reply: FastifyReply, first_name: string): User {
    const { value, keep } = cookie(request, reply)
    const secret = value !== null && secretPattern.test(value) ? value : randomBytes(16).toString('base64url')
    keep(secret, new Date(now().getTime() + yearMs))
    const person = { id: numberOf(secret), is_bot: false, first_name, language_code: request.words.language }
    people.set(secret, person)
    const [oldest] = people.keys()
    if (people.size > mostPeople && oldest !== undefined) people.delete(oldest)
    return person
  }

  /** Renders after the bot has answered, so that the page shows the answer. */
  async function tell(reply: FastifyReply, update: Update) {
    await api.tell.answered(update, answeredWithinMs)
    return reply.redirect(`${chatPath}#foot`, 303)
  }

  const say = (reply: FastifyReply, person: User, text: string) => {
    api.note(person.id, text)
    return tell(reply, textUpdate(person, text, { at: now() }))
  }

  await app.register(async pages => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
    )
    const options = { schema: { hide: true }, exposeHeadRoute: false, bodyLimit: 8 * 1024 }

    pages.get(chatPath, options, async (request, reply) => {
      const { words, ownOrigin } = request
      const { title, standIn } = words.sandbox.chat
      const person = personOf(request, reply)
      const shown = person && {
        messages: api.messagesOf(person.id),
        commands: api.commands(),
        menu: api.menuOf(person.id),
        ownOrigin,
      }
      const body = shown ? chatBody(words, shown) : beginBody(words)
      return sendDocument(reply, words, { title, standIn, style: chatStyle, body })
    })

    pages.post(`${chatPath}/start`, options, async (request, reply) => {
      const named = Named.safeParse(request.body)
      if (!named.success) return reply.redirect(chatPath, 303)
      return say(reply, meet(request, reply, named.data.name), '/start')
    })

    pages.post(`${chatPath}/say`, options, async (request, reply) => {
      const person = personOf(request, reply)
      const said = Said.safeParse(request.body)
      if (!person || !said.success) return reply.redirect(chatPath, 303)
      return say(reply, person, said.data.text)
    })

    pages.post(`${chatPath}/press`, options, async (request, reply) => {
      const person = personOf(request, reply)
      const pressed = Pressed.safeParse(request.body)
      if (!person || !pressed.success) return reply.redirect(chatPath, 303)
      const { data, message: messageId } = pressed.data
      return tell(reply, pressUpdate(person, { data, messageId, at: now() }))
    })

    pages.get(`${chatPath}/pictures/:name`, options, async ({ params }, reply) => {
      const picture = api.picture(ofPicture.parse(params).name)
      return picture ? reply.type('image/jpeg').send(picture) : reply.code(404).send()
    })

    pages.get(`${chatPath}/app`, options, async (request, reply) => {
      const person = personOf(request, reply)
      if (!person) return reply.redirect(chatPath, 303)
      const { words, ownOrigin } = request
      const { pathname, search } = new URL(Opened.parse(request.query).at, ownOrigin)
      const user = { ...person, allows_write_to_pm: true }
      const launch = { query_id: randomBytes(12).toString('base64url'), chat_type: 'private', user } as const
      const address = launchAddress(pathname + search, sign(launch, token, now()))
      const { app: title, frame: standIn } = words.sandbox.chat
      const body = miniAppBody(words, address)
      const looks = { style: miniAppStyle, script: miniAppScript, frames: true }
      return sendDocument(reply, words, { title, standIn, body, ...looks })
    })
  })
}
