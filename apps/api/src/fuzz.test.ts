import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeWithApp } from './testing/describe-with-app.ts'
import { fuzz } from './testing/fuzz/fuzz.ts'
import { openPeers, type PaymentsTried } from './testing/fuzz/peers.ts'

let opened: Awaited<ReturnType<typeof openPeers>>
beforeAll(async () => {
  opened = await openPeers()
})
afterAll(() => opened.close())

/** Request counts, deterministic; `npm run lab -- fuzz` sends more, at random. The sandbox differs little. */
const tried: [PaymentsTried, number][] = [
  ['stripe', 2000],
  ['sandbox', 500],
]

/** Rows per person: a tenth of what `npm run lab -- fuzz` creates. */
const much = { measurements: 700, reports: 240, profiles: 100 }

for (const [payments, requests] of tried)
  describeWithApp(
    `every route, with ${payments} payments, under valid, nearly valid and hostile requests,`,
    testApp => {
      it('never fails, stalls, leaks someone else’s data or logs a person', async () => {
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
