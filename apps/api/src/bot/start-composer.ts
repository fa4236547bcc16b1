import { readDeepLink } from '@lithe/contracts/deep-link'
import type { Organisation } from '@lithe/contracts/organisations'
import { Composer, type Context } from 'grammy'
import { findOrganisation } from '../organisations/find-organisation.ts'
import { countReferral, type ReferralContext } from '../referrals/count-referral.ts'
import { miniAppPath } from './bot-paths.ts'
import { miniAppButton } from './mini-app-button.ts'
import { startPicture } from './start-picture.ts'
import { startButtonText, startWords } from './start-words.ts'

type StartDeps = ReferralContext & { publicUrl: string | null }

function buttonTo(publicUrl: string | null, organisation: Organisation | null) {
  if (publicUrl === null) return undefined
  const query = organisation ? `?${new URLSearchParams({ o: organisation.code })}` : ''
  return { text: startButtonText, opens: publicUrl + miniAppPath + query }
}

/** `/start`, also by a link that carries an organisation or a mark. */
export function startComposer({ publicUrl, ...referrals }: StartDeps): Composer<Context> {
  const sendPicture = startPicture()
  const composer = new Composer<Context>()
  composer.command('start', async ctx => {
    const { organisation: code, referral } = readDeepLink(ctx.match)
    const organisation = await findOrganisation(
      { db: referrals.db, now: referrals.now() },
      { organisation: code },
    )
    if (referral && ctx.from) await countReferral(referrals, referral, ctx.from.id)
    const firstName = ctx.from?.first_name ?? 'friend'
    const caption = startWords({ firstName, organisation, hasMiniApp: publicUrl !== null })
    const button = miniAppButton(buttonTo(publicUrl, organisation))
    await sendPicture(ctx.api, ctx.chat.id, { caption, ...button })
  })
  return composer
}
