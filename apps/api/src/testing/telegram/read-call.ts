import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { type FormPart, readForm } from './read-form.ts'

export type BotCall = {
  method: string
  /** The payload as sent, with form fields decoded. */
  payload: Record<string, unknown>
  /** Uploaded files by field name. */
  files: Record<string, Uint8Array>
}

const numbers = ['chat_id', 'user_id', 'message_id']
const asText = ['text', 'caption', 'payload']

/** Decodes form text: objects are JSON, numbers and booleans are words. */
function fieldValue(name: string, text: string): unknown {
  if (asText.includes(name)) return text
  if (numbers.includes(name)) return Number(text)
  return /^[{[]|^(true|false)$/.test(text) ? JSON.parse(text) : text
}

/** `attach://x` refers to the uploaded file `x`. */
function fromParts(parts: readonly FormPart[]): Omit<BotCall, 'method'> {
  const payload: BotCall['payload'] = {}
  const files: BotCall['files'] = {}
  for (const { name, content, isFile } of parts) {
    if (isFile) continue
    const text = content.toString('utf8')
    const attached = parts.find(part => part.isFile && text === `attach://${part.name}`)
    if (attached) files[name] = attached.content
    payload[name] = fieldValue(name, text)
  }
  return { payload, files }
}

/** Parses a call's body as the Bot API does: JSON, or a form with files. */
export async function readCall(request: IncomingMessage, method: string): Promise<BotCall> {
  const body = await buffer(request)
  const type = request.headers['content-type'] ?? ''
  if (type.startsWith('multipart/form-data')) return { method, ...fromParts(readForm(body, type)) }
  const text = body.toString('utf8')
  return { method, payload: text === '' ? {} : JSON.parse(text), files: {} }
}
