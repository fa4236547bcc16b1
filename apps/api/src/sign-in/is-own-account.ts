import { findSession } from '../sessions/find-session.ts'
import type { SignInContext } from './sign-in-context.ts'

/** Whether the session that came along is of this account. A proof of another one would put it in the owner's place unseen. */
export async function isOwnAccount(
  { db, session, now }: Pick<SignInContext, 'db' | 'session' | 'now'>,
  account: string,
): Promise<boolean> {
  return (await findSession(db, session.token, now))?.account === account
}
