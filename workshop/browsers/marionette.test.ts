import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { connectMarionette, packetsOf } from './marionette.ts'

const packet = (message: unknown) => {
  const text = JSON.stringify(message)
  return Buffer.from(`${Buffer.byteLength(text)}:${text}`)
}

/** Sends Firefox's greeting, then whatever `answer` writes for each command. */
async function fakeFirefox(answer: (socket: Socket, id: number, name: string) => void) {
  const server = createServer(socket => {
    socket.write(packet({ applicationType: 'gecko', marionetteProtocol: 3 }))
    socket.on('data', (chunk: Buffer) => {
      for (const command of packetsOf(chunk).packets as [0, number, string][])
        answer(socket, command[1], command[2])
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const marionette = await connectMarionette(typeof address === 'object' && address ? address.port : 0)
  onTestFinished(() => {
    marionette.close()
    server.close()
  })
  return marionette
}

test('packet lengths are in bytes, and incomplete packets wait', () => {
  const all = Buffer.concat([packet([1, 1, null, 'größer']), packet([1, 2, null, 'next'])])
  const first = packetsOf(all.subarray(0, all.length - 3))
  expect(first.packets).toEqual([[1, 1, null, 'größer']])
  expect(packetsOf(Buffer.concat([first.rest, all.subarray(all.length - 3)])).packets).toEqual([
    [1, 2, null, 'next'],
  ])
  expect(packetsOf(Buffer.from('1')).packets).toEqual([])
})

test('responses are matched to commands in any order and fragmentation', async () => {
  const marionette = await fakeFirefox((socket, id, name) => {
    if (name !== 'second') return
    const [early, late] = [packet([1, id, null, 'of the second']), packet([1, id - 1, null, 'of the first'])]
    socket.write(Buffer.concat([early, late.subarray(0, 5)]))
    setTimeout(() => socket.write(late.subarray(5)), 10)
  })
  const answers = Promise.all([marionette.command('first'), marionette.command('second')])
  await expect(answers).resolves.toEqual(['of the first', 'of the second'])
})

test('a refused command gives the reason, and a command cut off says that Firefox ended', async () => {
  const marionette = await fakeFirefox((socket, id, name) => {
    if (name === 'refused') socket.write(packet([1, id, { error: 'no such window', message: 'gone' }, null]))
    else socket.destroy()
  })
  await expect(marionette.command('refused')).rejects.toThrow('no such window: gone')
  await expect(marionette.command('cut off')).rejects.toThrow('Firefox ended')
  await expect(marionette.command('too late')).rejects.toThrow('Firefox ended')
})
