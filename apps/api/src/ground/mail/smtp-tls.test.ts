import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { smtpMailer } from './mailers.ts'

/** What a man in the middle reads after stripping STARTTLS from the greeting. */
const read: string[] = []
let port = 0
const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  disableReverseLookup: true,
  onAuth({ password }, _session, taken) {
    read.push(password ?? '')
    taken(null, { user: 'lithe' })
  },
  onData(stream, _session, taken) {
    stream.on('data', part => read.push(String(part))).on('end', () => taken())
  },
})
beforeAll(async () => {
  await once(server.listen(0, '0.0.0.0'), 'listening')
  const address = server.server.address()
  if (address !== null && typeof address === 'object') port = address.port
})
afterAll(() => new Promise<void>(closed => void server.close(() => closed())))

const send = (host: string, more = '') =>
  smtpMailer({ url: `smtp://lithe:s3cret@${host}:${port}/${more}`, from: 'Lithe <lithe@example.org>' }).send({
    to: 'rosa@example.org',
    language: 'en',
    subject: '123456 is your code',
    text: '123456',
    html: '<p>123456</p>',
  })

it('no password or code is sent in the clear beyond localhost unless the URL allows it', async () => {
  expect(await send('0.0.0.0')).toEqual({ ok: false, reason: 'ETLS' })
  expect(read).toEqual([])
  expect(await send('127.0.0.1')).toEqual({ ok: true })
  expect(await send('0.0.0.0', '?requireTLS=false')).toEqual({ ok: true })
  expect(read.filter(part => part === 's3cret')).toHaveLength(2)
})
