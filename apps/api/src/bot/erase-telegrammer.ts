import { firstLanguage } from '@lithe/words/languages'
import type { EndpointDeps } from '../doors/register-endpoint.ts'
import { identityOf } from '../people/authorise.ts'
import { done, type Outcome } from '../ports/outcome.ts'
import { eraseMe } from '../rights/erase-me.ts'
import { findProvenAccount } from '../sign-in/proven-account.ts'

const accountOf = ({ db }: EndpointDeps, telegramId: number) =>
  findProvenAccount(db, { issuer: 'telegram', number: String(telegramId) })

export const isKnownTelegrammer = async (deps: EndpointDeps, telegramId: number) =>
  (await accountOf(deps, telegramId)) !== null

type EraseRefusal = Extract<Awaited<ReturnType<typeof eraseMe>>, { ok: false }>['reason']

/**
 * Erases the account that a Telegram number proves, as DELETE /me does. Telegram's word for who pressed the button
 * stands here for the session of a browser.
 */
export async function eraseTelegrammer(
  deps: EndpointDeps,
  telegramId: number,
): Promise<Outcome<'erased' | 'nothing-known', EraseRefusal>> {
  const account = await accountOf(deps, telegramId)
  if (!account) return done('nothing-known')
  const caller = { userIdentifier: String(telegramId), source: 'telegram' as const, signIn: null }
  const known = { caller, identity: identityOf(account.identifierDigest), person: account }
  const asked = {
    now: deps.now(),
    networkAddress: '',
    ownOrigin: '',
    limits: async () => true,
    dropSignIn: () => {},
    language: firstLanguage,
    wording: deps.wordings[firstLanguage],
  }
  const erased = await eraseMe({ ...deps, ...asked, ...known }, caller)
  return erased.ok ? done('erased') : erased
}
