import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeWithApp } from './testing/describe-with-app.ts'
import { fuzz } from './testing/fuzz/fuzz.ts'
import { openPeers, type PaymentsTried } from './testing/fuzz/peers.ts'

let opened: Awaited<ReturnType<typeof openPeers>>
beforeAll(async () => {
  opened = await openPeers()
})
afterAll(() => opened.close())

/**
 * Deterministic: `npm run lab -- fuzz` sends more, randomly. The sandbox differs from the other world by little more
 * than its page.
 */
const tried: [PaymentsTried, number][] = [
  ['stripe', 2000],
  ['sandbox', 500],
]

/** A tenth of what `npm run lab -- fuzz` gives a person. */
const much = { measurements: 700, reports: 240, profiles: 100 }

for (const [payments, requests] of tried)
  describeWithApp(
    `every door, paying by ${payments}, met by valid, nearly valid and hostile requests of mixed callers,`,
    testApp => {
      it('never fails, stalls, leaks another’s data or logs a person', async () => {
        const {
          findings,
          opened: doors,
          ...counted
        } = await fuzz(testApp(), opened.peers, { seed: 1, requests, much })
        console.log(counted)
        expect(findings).toEqual([])
        const byRight = Object.keys(doors)
        expect(byRight.length, 'doors that were opened by right').toBeGreaterThan(20)
        if (payments === 'stripe')
          expect(byRight).toEqual(
            expect.arrayContaining(['POST /webhooks/stripe', 'POST /webhooks/telegram']),
          )
      }, 900_000)
    },
    () => opened.settings(payments),
  )
