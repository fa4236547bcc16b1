import { outboxItem } from '../memory/outbox/outbox-item.ts'

export const anItem = (userIdentifier = 'user_1') =>
  outboxItem(crypto.randomUUID(), {
    userIdentifier,
    source: 'web',
    movement: 'squat',
    measured: { ok: false, reason: 'no-attempt', quality: null },
    measuredAt: '2030-01-01T00:00:00.000Z',
  })
