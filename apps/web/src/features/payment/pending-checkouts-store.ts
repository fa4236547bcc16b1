import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { deviceStorage } from '../../device/device-storage.ts'
import { keptRecord, keptText } from '../../device/kept.ts'

export type PendingCheckout = { checkoutUrl: string; startedAtMs: number }

type PendingCheckouts = {
  /** By assessment: a person has gone off to pay, and it is not known yet whether they did. */
  checkouts: Readonly<Record<string, PendingCheckout>>
  begin: (assessmentId: string, checkout: PendingCheckout) => void
  end: (assessmentId: string) => void
}

/** No provider keeps a checkout open for longer. */
const forgottenAfterMs = 24 * 60 * 60 * 1000

function readCheckout(kept: unknown): PendingCheckout | null {
  const { checkoutUrl, startedAtMs } = keptRecord(kept)
  const url = keptText(checkoutUrl)
  return URL.canParse(url) && typeof startedAtMs === 'number' ? { checkoutUrl: url, startedAtMs } : null
}

/** What a device kept, without what is broken or too old to wait for. */
export function readPendingCheckouts(kept: unknown, nowMs: number): Pick<PendingCheckouts, 'checkouts'> {
  const entries = Object.entries(keptRecord(keptRecord(kept).checkouts)).flatMap(([assessmentId, value]) => {
    const checkout = readCheckout(value)
    return checkout && nowMs - checkout.startedAtMs < forgottenAfterMs
      ? [[assessmentId, checkout] as const]
      : []
  })
  return { checkouts: Object.fromEntries(entries) }
}

/** Outlives a reload and a closed tab, so that a payment made meanwhile is waited for. */
export const usePendingCheckouts = create<PendingCheckouts>()(
  persist(
    set => ({
      checkouts: {},
      begin: (assessmentId, checkout) =>
        set(({ checkouts }) => ({ checkouts: { ...checkouts, [assessmentId]: checkout } })),
      end: assessmentId => set(({ checkouts: { [assessmentId]: _ended, ...checkouts } }) => ({ checkouts })),
    }),
    {
      name: 'pending-checkouts',
      version: 1,
      storage: createJSONStorage(() => deviceStorage),
      partialize: ({ checkouts }) => ({ checkouts }),
      migrate: kept => readPendingCheckouts(kept, Date.now()),
      merge: (kept, current) => ({ ...current, ...readPendingCheckouts(kept, Date.now()) }),
    },
  ),
)

/** The report whose payment was begun last. */
export const newestPending = (checkouts: PendingCheckouts['checkouts']): string | undefined =>
  Object.entries(checkouts).sort(([, a], [, b]) => b.startedAtMs - a.startedAtMs)[0]?.[0]
