import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { deviceStorage } from '../../device-storage.ts'
import { isOver, neverSent, type OtpRecord } from './otp-record.ts'
import { type OtpState, readOtpState } from './read-otp-state.ts'

export const useOtp = create<OtpState>()(
  persist((): OtpState => ({ byEmail: {} }), {
    name: 'otp-state',
    version: 1,
    storage: createJSONStorage(() => deviceStorage),
    migrate: readOtpState,
    merge: readOtpState,
  }),
)

export const recordOf = (email: string): OtpRecord => useOtp.getState().byEmail[email] ?? neverSent

/** Keeps what is known of an address, and forgets every other that nothing is left of. */
export function keepRecord(email: string, record: OtpRecord, nowMs: number) {
  const others = Object.entries(useOtp.getState().byEmail).filter(
    ([other, kept]) => other !== email && !isOver(kept, nowMs),
  )
  useOtp.setState({ byEmail: Object.fromEntries([...others, [email, record]]) })
}

export function forgetRecord(email: string) {
  const { [email]: _gone, ...byEmail } = useOtp.getState().byEmail
  useOtp.setState({ byEmail })
}
