import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryStorage } from '../testing/memory-storage.ts'
import { bad, good, startTestServer } from '../testing/test-server.ts'

const guest = 'user_6f2c1d0e-8f5e-4f7a-9c55-0f6f2a0c7b11'
const guestPattern = /^user_[0-9a-f-]{36}$/
const initData = 'user=1&auth_date=1777881600&hash=c501b7'
const rosa = { id: '42', username: 'rosa_moves', firstName: 'Rosa' }
const emil = { id: '77', username: null, firstName: 'Emil' }
const ada = { name: 'Ada', age: '62', sex: 'Female' } as const
const report = { report: { assessmentId: '7' } }

let device = createMemoryStorage()
const keep = (key: string, state: unknown) => device.setItem(key, JSON.stringify({ state, version: 1 }))
const kept = (key: string) => JSON.parse(device.getItem(key) ?? 'null')?.state

beforeEach(() => {
  device = createMemoryStorage()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

/** Data left on this device by an earlier visit. */
function keepVisit(userId: string, telegramId: string | null = rosa.id) {
  const createdAt = '2026-05-04T08:00:00.000Z'
  const profiles = [{ ...ada, userId, id: 'main', createdAt }]
  keep('profile-data', { profiles, currentProfileId: 'main', baseUserId: userId })
  keep('user-id', { userIdentifier: userId })
  keep('onboarding-data', { ...ada, isMuted: true })
  keep('current-report', report)
  if (telegramId !== null) device.setItem('messenger-owner', telegramId)
}

type Server = 'proves' | 'stale' | 'off' | 'unreachable'

/** One launch of the mini app, with a scripted server. */
async function launch(
  user: typeof rosa | typeof emil,
  server: Server = 'proves',
  knownSince = '2026-05-04T08:00:00.000Z',
) {
  vi.resetModules()
  const location = { search: '', href: 'https://lithe.example/', pathname: '/' }
  vi.stubGlobal('window', { localStorage: device, location, history: { state: null } })
  vi.stubGlobal('localStorage', device)
  const answers = {
    proves: good({ userIdentifier: user.username ?? user.id, firstName: user.firstName, knownSince }),
    stale: bad(401, 'proof-stale'),
    off: bad(403, 'sign-in-off'),
    unreachable: bad(503, 'unavailable'),
  }
  const { base, heard } = await startTestServer(({ url }) =>
    url.endsWith('/me/kept') ? bad(503, 'unavailable') : answers[server],
  )
  const { createApiClient } = await import('../api/client.ts')
  const { enterMessenger } = await import('../messenger/messenger.ts')
  enterMessenger(messengerOf(user))
  const { readIdentity } = await import('../memory/identity.ts')
  const { settleProfiles } = await import('./current-profile.ts')
  const { signInFromMessenger } = await import('./sign-in-from-messenger.ts')
  const { useToasts } = await import('../ui/toasts.ts')
  const { wordsArrived } = await import('../words/language.ts')
  await wordsArrived()
  readIdentity(() => false)
  settleProfiles()
  await signInFromMessenger({ user, initData }, createApiClient(base))
  return {
    asked: heard.map(({ body }) => body).filter(body => body !== null),
    toasts: useToasts.getState().toasts.map(({ title }) => title),
    told: useToasts
      .getState()
      .toasts.map(({ description }) => description)
      .join(' '),
  }
}

const messengerOf = (user: typeof rosa | typeof emil) => ({
  user,
  initData,
  startParam: null,
  isFramed: false,
  data: () => ({}),
  openLink: () => {},
  openInvoice: null,
  askToWrite: async () => false,
  feel: () => {},
  enterFullScreen: () => {},
  beginMeasuring: () => () => {},
  keepFromSwiping: () => () => {},
  showBack: null,
  ready: () => {},
  close: () => {},
})

const speaksFor = () => kept('user-id')?.userIdentifier
const names = () => kept('profile-data').profiles.map(({ name }: { name: string }) => name)

describe('a launch that Telegram proves', () => {
  it('gives a new device to the username, or to the number if there is none', async () => {
    const { asked } = await launch(rosa)
    expect(asked).toEqual([{ initData }])
    expect(speaksFor()).toBe('rosa_moves')
    device = createMemoryStorage()
    await launch(emil)
    expect(speaksFor()).toBe('77')
  })

  it('transfers this device’s guest, with profile and report', async () => {
    keepVisit(guest, null)
    const { asked } = await launch(rosa)
    expect(asked).toEqual([{ initData, userIdentifier: guest }])
    expect(speaksFor()).toBe('rosa_moves')
    expect(names()).toEqual(['Ada'])
    expect(kept('current-report')).toEqual(report)
  })

  it('finds everything unchanged at the next launch', async () => {
    keepVisit('rosa_moves')
    const { asked } = await launch(rosa)
    expect(asked).toEqual([{ initData }])
    expect([speaksFor(), names()]).toEqual(['rosa_moves', ['Ada']])
    expect(kept('current-report')).toEqual(report)
  })

  it('follows a changed username', async () => {
    keepVisit('rosa_before')
    await launch(rosa)
    expect(speaksFor()).toBe('rosa_moves')
    expect(kept('profile-data')).toMatchObject({
      profiles: [{ ...ada, userId: 'rosa_moves' }],
      baseUserId: 'rosa_moves',
    })
  })

  describe('after everything was erased elsewhere', () => {
    const sessionId = '9f1c2a54-8c1e-4b0e-9d3e-2f5a6b7c8d9e'
    const unsent = {
      version: 1,
      sessionId,
      upload: {
        userIdentifier: 'rosa_moves',
        source: 'telegram',
        movement: 'squat',
        measured: { ok: false, reason: 'knees-bent', quality: null },
        measuredAt: '2026-05-04T08:00:00.000Z',
      },
      refusedBecause: null,
    }

    it('the device is erased too, and says what was unsent', async () => {
      keepVisit('rosa_moves')
      await launch(rosa)
      device.setItem(`outbox:${sessionId}`, JSON.stringify(unsent))
      const { toasts, told } = await launch(rosa, 'proves', '2026-06-01T08:00:00.000Z')
      expect([speaksFor(), names()]).toEqual(['rosa_moves', ['']])
      expect(kept('onboarding-data')).toMatchObject({ name: '', age: '', sex: '' })
      expect(kept('current-report')).toEqual({ report: null })
      expect(toasts).toEqual(['Everything is erased'])
      expect(told).toContain('One result that had not reached us yet')
      expect(device.getItem(`outbox:${sessionId}`)).toBeNull()
      expect((await launch(rosa, 'proves', '2026-06-01T08:00:00.000Z')).toasts).toEqual([])
    })

    it.each(['unreachable', 'stale', 'off'] as const)(
      'keeps everything while the server is %s',
      async server => {
        keepVisit('rosa_moves')
        await launch(rosa)
        await launch(rosa, server, '2026-06-01T08:00:00.000Z')
        expect([speaksFor(), names()]).toEqual(['rosa_moves', ['Ada']])
        expect(kept('current-report')).toEqual(report)
      },
    )
  })

  it('leaves a person signed in by email', async () => {
    keepVisit('ada@example.org')
    const { asked } = await launch(rosa)
    expect(asked).toEqual([])
    expect(speaksFor()).toBe('ada@example.org')
  })
})

describe('another Telegram user in the same webview', () => {
  it.each(['rosa_moves', guest, 'ada@example.org'])(
    'sees nothing of %s, who was here before',
    async before => {
      keepVisit(before)
      const { asked } = await launch(emil)
      expect(asked).toEqual([{ initData, userIdentifier: expect.stringMatching(guestPattern) }])
      expect(JSON.stringify(asked)).not.toContain(before)
      expect([speaksFor(), names()]).toEqual(['77', ['']])
      expect(kept('onboarding-data')).toMatchObject({ name: '', age: '', sex: '' })
      expect(kept('current-report')).toEqual({ report: null })
    },
  )

  it('is a guest, not the previous person, if Telegram’s proof is refused', async () => {
    keepVisit('rosa_moves')
    await launch(emil, 'stale')
    expect(speaksFor()).toMatch(guestPattern)
    expect(names()).toEqual([''])
  })
})

describe('a launch without a proven account', () => {
  it.each(['stale', 'off', 'unreachable'] as const)(
    'continues as a guest if the proof is %s',
    async server => {
      const { toasts } = await launch(rosa, server)
      expect(speaksFor()).toMatch(guestPattern)
      expect(toasts).toEqual(server === 'stale' ? ['You are here as a guest'] : [])
    },
  )

  it('keeps a guest with their data', async () => {
    keepVisit(guest)
    await launch(rosa, 'stale')
    expect([speaksFor(), names()]).toEqual([guest, ['Ada']])
  })

  it('leaves a known person any session they still have', async () => {
    keepVisit('rosa_moves')
    const { toasts } = await launch(rosa, 'stale')
    expect([speaksFor(), names(), toasts]).toEqual(['rosa_moves', ['Ada'], []])
  })

  it('makes no request without a person', async () => {
    keepVisit(guest, null)
    vi.stubGlobal('localStorage', device)
    vi.resetModules()
    const { signInFromMessenger } = await import('./sign-in-from-messenger.ts')
    const signInWithTelegram = vi.fn()
    await signInFromMessenger({ user: null, initData: '' }, { signInWithTelegram })
    expect(signInWithTelegram).not.toHaveBeenCalled()
  })
})
