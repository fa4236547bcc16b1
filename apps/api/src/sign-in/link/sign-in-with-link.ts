import type { signInWithLink as endpoint } from '@lithe/contracts/api'
import { identityOf } from '../../doors/people/authorise.ts'
import { findOrMakePerson, findPerson } from '../../doors/people/find-person.ts'
import type { Database } from '../../ground/db/database.ts'
import { done, refuse } from '../../ground/ports/outcome.ts'
import { clockSkewMs, consumeProof, isWithin } from '../consume-proof.ts'
import { enter } from '../enter.ts'
import type { SignInContext, SignInVerbFor } from '../sign-in-context.ts'
import { linkLifeMs, openPass, type Pass } from './link-key.ts'

type Shown = { key: string; pass: Pass; guest: string | undefined }

/** Consumes the key and opens the session atomically; does not revive an erased account. */
function enterOnce(ctx: SignInContext, { key, pass, guest }: Shown) {
  const { db, now } = ctx
  const { names, way } = pass
  const account = { ...identityOf(pass.account), beginsAs: null }
  const expiresAt = new Date(pass.expiresAtMs + 2 * clockSkewMs)
  return db.transaction(async transaction => {
    if (!(await consumeProof(transaction, { proof: `link:${key}`, expiresAt }, now))) return null
    if (!(await findPerson(transaction, account))) return null
    const findAccount = (inside: Database) => findOrMakePerson(inside, account, now)
    return enter({ ...ctx, db: transaction }, findAccount, {
      way,
      names,
      guest,
      identifier: pass.userIdentifier,
      provenAt: new Date(pass.provenAtMs),
    })
  })
}

/** Exchanges a browser link's key for a session of its creator's account. */
export const signInWithLink: SignInVerbFor<typeof endpoint> = async (ctx, { key, userIdentifier: guest }) => {
  if (!(await ctx.limits('sign-in', ctx.networkAddress))) return refuse('too-many-requests')
  const pass = openPass(ctx.pepper, key)
  if (pass === null) {
    ctx.count('proof-refused')
    return refuse('proof-refused')
  }
  const isOver = !isWithin(pass.expiresAtMs + 1, linkLifeMs, ctx.now)
  const tellDevice = isOver ? null : await enterOnce(ctx, { key, pass, guest })
  if (tellDevice === null) {
    ctx.count('proof-refused')
    return refuse('proof-stale')
  }
  await tellDevice()
  return done({ userIdentifier: pass.userIdentifier })
}
