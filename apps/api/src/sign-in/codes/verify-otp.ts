import type { verifyOtp as endpoint } from '@lithe/contracts/api'
import { identityOf } from '../../doors/people/authorise.ts'
import { findOrMakePerson } from '../../doors/people/find-person.ts'
import type { Database } from '../../ground/db/database.ts'
import { done } from '../../ground/ports/outcome.ts'
import { enter } from '../enter.ts'
import { accountOfNames, nameDigests } from '../proven-account.ts'
import type { SignInVerbFor } from '../sign-in-context.ts'
import { takeCode } from './take-code.ts'

/** Verifies the emailed code, opens a session and moves the guest's data to the account. */
export const verifyOtp: SignInVerbFor<typeof endpoint> = async (ctx, { userIdentifier: guest, ...shown }) => {
  const { email } = shown
  const taken = await takeCode(ctx, shown, (transaction, mailbox) => {
    const names = nameDigests(ctx.pepper, mailbox)
    const findAccount = async (within: Database) =>
      findOrMakePerson(within, identityOf(await accountOfNames(within, names)), ctx.now)
    const entry = { way: 'email-code', names, guest, identifier: email } as const
    return enter({ ...ctx, db: transaction }, findAccount, entry)
  })
  if (!taken.ok) return taken
  await taken.data()
  return done({ userIdentifier: email })
}
