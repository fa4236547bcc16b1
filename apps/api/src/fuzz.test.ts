import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from './testing/each-engine.ts'
import { everyWayIn } from './testing/every-way-in.ts'
import { fuzz } from './testing/fuzz/fuzz.ts'
import { type GoogleIssuer, openGoogleIssuer } from './testing/google-issuer.ts'

let issuer: GoogleIssuer
beforeAll(async () => {
  issuer = await openGoogleIssuer()
})
afterAll(() => issuer.close())

const requestsOnEach = 10_000

describeOnEachEngine(
  'every door, met by valid, nearly valid and hostile requests of mixed callers,',
  testApp => {
    it('never fails, never stalls, leaks nothing of another and logs no person', async () => {
      const { findings, opened, ...counted } = await fuzz(testApp(), { seed: 1, requests: requestsOnEach })
      console.log(counted)
      expect(findings).toEqual([])
      expect(Object.keys(opened).length, 'doors that were opened by right').toBeGreaterThan(20)
    }, 900_000)
  },
  () => everyWayIn(issuer),
)
