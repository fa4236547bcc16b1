import { squats, upload } from './measurements.ts'
import { guestId, newGuest } from './new-guest.ts'
import type { TestApp } from './test-app.ts'

export async function reportedGuest(testApp: TestApp, userIdentifier = guestId()) {
  const guest = newGuest(testApp, userIdentifier)
  await guest.introduce()
  const assessmentId = await makeReport(guest, 12)
  return { guest, assessmentId }
}

/** Makes another report on the same person. */
export async function makeReport(guest: ReturnType<typeof newGuest>, reps: number): Promise<string> {
  const measured = upload(squats(reps))
  await guest.upload(measured)
  const { data } = await guest.generate({ strength: measured.sessionId })
  return data.assessmentId
}
