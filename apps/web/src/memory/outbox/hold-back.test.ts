import { expect, it, vi } from 'vitest'
import { ApiError, NetworkError } from '../../api/errors.ts'
import { anItem } from '../../testing/an-item.ts'
import { createMemoryDevice } from '../../testing/memory-storage.ts'
import { createOutbox, type InTurn } from './outbox.ts'
import { createOutboxStorage, type OutboxItem, type UploadOutcome } from './outbox-item.ts'

function openOutbox(
  upload: (item: OutboxItem) => Promise<UploadOutcome>,
  storage = createOutboxStorage(createMemoryDevice()),
  inTurn: InTurn = run => run(),
) {
  const putOff: (() => void)[] = []
  const later = (run: () => void) => {
    putOff.push(run)
    return () => {}
  }
  const outbox = createOutbox({ storage, upload, isOnline: () => true, later, inTurn })
  return { outbox, storage, putOff }
}

it('pending sends finish before an erasure, nothing is sent during it, and sending resumes afterwards', async () => {
  const happened: string[] = []
  let arrive = (_: UploadOutcome) => {}
  const { outbox, storage } = openOutbox(() => {
    happened.push('sent')
    return new Promise(resolve => {
      arrive = resolve
    })
  })
  const adding = outbox.add(anItem())
  await vi.waitFor(() => expect(happened).toEqual(['sent']))
  const erasing = outbox.holdBack(async () => {
    storage.write(anItem())
    await outbox.flush()
    happened.push('erased')
  })
  arrive({ ok: true })
  await erasing
  await vi.waitFor(() => expect(happened).toEqual(['sent', 'erased', 'sent']))
  arrive({ ok: true })
  await Promise.all([adding, outbox.flush()])
  expect(outbox.getState().waiting).toBe(0)
})

it('waiting results are sent before a sign-in, and later ones under the account', async () => {
  const asWhom: string[] = []
  const { outbox, storage } = openOutbox(async ({ upload }) => {
    asWhom.push(upload.userIdentifier)
    return { ok: true }
  })
  storage.write(anItem())
  await outbox.drain(async () => {})
  expect(asWhom).toEqual(['user_1'])
  await outbox.add(anItem())
  expect(asWhom).toEqual(['user_1'])
  outbox.readdress(() => 'ada@example.org')
  outbox.resume()
  await vi.waitFor(() => expect(asWhom).toEqual(['user_1', 'ada@example.org']))
})

it('sending resumes after a failed sign-in: at once if it was refused, later if there was no answer', async () => {
  const sent: string[] = []
  const { outbox, putOff } = openOutbox(async ({ sessionId }) => {
    sent.push(sessionId)
    return { ok: true }
  })
  const refusal = new ApiError(401, '')
  await expect(outbox.drain(() => Promise.reject(refusal))).rejects.toBe(refusal)
  await outbox.add(anItem())
  expect(sent.splice(0)).toHaveLength(1)
  await expect(outbox.drain(() => Promise.reject(new NetworkError()))).rejects.toThrow(NetworkError)
  const item = anItem()
  await outbox.add(item)
  expect(sent).toEqual([])
  for (const run of putOff) run()
  await vi.waitFor(() => expect(sent).toEqual([item.sessionId]))
})

it('forgetting an erased person drops only their results', () => {
  const { outbox, storage } = openOutbox(async () => ({ ok: true }))
  storage.write(anItem('user_1'))
  storage.write(anItem('user_1~5'))
  outbox.forget('user_1~5')
  expect(storage.readAll().map(({ upload }) => upload.userIdentifier)).toEqual(['user_1'])
})

it('another tab finishes its send before an erasure, and sends nothing more afterwards', async () => {
  const happened: string[] = []
  const storage = createOutboxStorage(createMemoryDevice())
  const inTurn = turns()
  let arrive = (_: UploadOutcome) => {}
  const upload = () => {
    happened.push('sent')
    return new Promise<UploadOutcome>(resolve => {
      arrive = resolve
    })
  }
  const { outbox: other } = openOutbox(upload, storage, inTurn)
  const { outbox } = openOutbox(upload, storage, inTurn)
  for (const item of [anItem(), anItem()]) storage.write(item)
  const sending = other.flush()
  await vi.waitFor(() => expect(happened).toEqual(['sent']))
  const erasing = outbox.holdBack(async () => {
    outbox.forget('user_1')
    happened.push('erased')
  })
  arrive({ ok: true })
  await Promise.all([erasing, sending])
  await outbox.flush()
  expect(happened).toEqual(['sent', 'erased'])
})

/** Simulates the browser's lock between tabs: one holder at a time, in order. */
function turns(): InTurn {
  let last: Promise<unknown> = Promise.resolve()
  return run => {
    const mine = last.then(run)
    last = mine.catch(() => {})
    return mine
  }
}

it('a sign-in pauses every tab: what another tab measures meanwhile is sent once, under the account', async () => {
  const asWhom: string[] = []
  const upload = async ({ upload: { userIdentifier } }: OutboxItem) => {
    asWhom.push(userIdentifier)
    return { ok: true } as const
  }
  const [device, inTurn] = [createMemoryDevice(), turns()]
  const here = openOutbox(upload, createOutboxStorage(device), inTurn)
  const there = openOutbox(upload, createOutboxStorage(device), inTurn)
  await here.outbox.drain(async () => {})
  const adding = there.outbox.add(anItem())
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(asWhom).toEqual([])
  here.outbox.readdress(() => 'ada@example.org')
  here.outbox.resume()
  await adding
  await here.outbox.flush()
  expect(asWhom).toEqual(['ada@example.org'])
})

it('erasing a profile during a sign-in does not end the pause', async () => {
  const sent: string[] = []
  const upload = async ({ sessionId }: OutboxItem) => {
    sent.push(sessionId)
    return { ok: true } as const
  }
  const { outbox, storage } = openOutbox(upload, undefined, turns())
  await outbox.drain(async () => {})
  await outbox.holdBack(async () => storage.write(anItem()))
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(sent).toEqual([])
  outbox.resume()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
})

it('items of another release count as waiting, are sent if only the reason is unknown, and are erased with their person', async () => {
  const sent: string[] = []
  const device = createMemoryDevice()
  const later = { ...anItem(), refusedBecause: 'a-code-of-the-next-release' }
  const unknown = { ...anItem('user_2'), version: 2 }
  for (const item of [later, unknown]) device.setItem(`outbox:${item.sessionId}`, JSON.stringify(item))
  const { outbox } = openOutbox(async ({ sessionId }) => {
    sent.push(sessionId)
    return { ok: true }
  }, createOutboxStorage(device))
  expect(outbox.getState().waiting).toBe(2)
  await outbox.flush()
  expect([sent, outbox.getState().waiting]).toEqual([[later.sessionId], 1])
  outbox.forget('user_2')
  expect(outbox.getState().waiting).toBe(0)
})
