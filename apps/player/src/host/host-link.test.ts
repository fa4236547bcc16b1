import type { HostMessage } from '@lithe/contracts/player'
import { describe, expect, it } from 'vitest'
import { createHostLink } from './host-link.ts'

const home = 'https://lithe.example'
const start = {
  channel: 'lithe-player',
  version: 1,
  type: 'start',
  videoId: 3,
  workoutTypeId: 'squat',
  duration: 30,
}

type Heard = { data: unknown; origin: string; source: unknown }

function open(origins = [home], hostOrigin = home) {
  const heard: HostMessage[] = []
  const sent: { message: unknown; targetOrigin: unknown }[] = []
  const page = new EventTarget()
  const host = {
    postMessage: (message: unknown, targetOrigin: unknown) => sent.push({ message, targetOrigin }),
  } as unknown as Window
  const link = createHostLink({
    page: page as unknown as Window,
    host,
    hostOrigin,
    origins,
    onMessage: message => heard.push(message),
  })
  const hear = (differing: Partial<Heard> = {}) =>
    page.dispatchEvent(
      Object.assign(new Event('message'), { data: start, origin: home, source: host, ...differing }),
    )
  return { link, heard, sent, hear }
}

describe('listening', () => {
  it('accepts its host', () => {
    const { heard, hear } = open()
    hear()
    hear({ data: { channel: 'lithe-player', version: 1, type: 'stop' } })
    expect(heard.map(message => message.type)).toEqual(['start', 'stop'])
  })

  it('ignores a foreign origin', () => {
    const { heard, hear } = open()
    hear({ origin: 'https://lithe.example.evil.test' })
    hear({ origin: 'http://lithe.example' })
    hear({ origin: 'null' })
    expect(heard).toEqual([])
  })

  it('ignores another window of the same origin', () => {
    const { heard, hear } = open()
    hear({ source: {} })
    expect(heard).toEqual([])
  })

  it('ignores an allowed origin other than the embedding page’s', () => {
    const { heard, hear } = open([home, 'https://partner.example'])
    hear({ origin: 'https://partner.example' })
    expect(heard).toEqual([])
  })

  it.each([
    ['nothing', null],
    ['text', 'start'],
    ['a message of another channel', { ...start, channel: 'other' }],
    ['another version', { ...start, version: 2 }],
    ['an unknown movement', { ...start, workoutTypeId: 'cartwheel' }],
    ['an endless window', { ...start, duration: Number.POSITIVE_INFINITY }],
    ['a window of no length', { ...start, duration: 0 }],
    ['an unknown type', { ...start, type: 'erase' }],
  ])('ignores %s', (_, data) => {
    const { heard, hear } = open()
    hear({ data })
    expect(heard).toEqual([])
  })
})

describe('sending', () => {
  it('marks messages as ours and addresses them to the host alone', () => {
    const { link, sent } = open()
    link.send({ type: 'progress', phase: 'loading', share: 0.5 })
    expect(sent).toEqual([
      {
        message: { channel: 'lithe-player', version: 1, type: 'progress', phase: 'loading', share: 0.5 },
        targetOrigin: home,
      },
    ])
  })

  it('rejects messages outside the contract', () => {
    const { link, sent } = open()
    expect(() => link.send({ type: 'progress', phase: 'loading', share: 7 })).toThrow()
    expect(sent).toEqual([])
  })
})
