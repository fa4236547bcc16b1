import { bestMovementOf, type CardFacts, type CardSpeech, shareCardOf, shareMessage } from '@lithe/card'
import type { sendCard as endpoint } from '@lithe/contracts/api'
import { loadCardWords } from '@lithe/words/card'
import { directionOf } from '@lithe/words/languages'
import type { BotSettings } from '../../ground/config/config.ts'
import type { Known } from '../../ground/ports/caller.ts'
import type { ChatButton } from '../../ground/ports/chats.ts'
import { done, refuse } from '../../ground/ports/outcome.ts'
import type { VerbContext, VerbFor } from '../../ground/ports/verb.ts'
import { findOwnChat } from '../../sign-in/telegram/launch-account.ts'

const writable = /^[\p{Script=Latin}\p{M}\d\s.,'’()&-]+$/u

/** The name if the server's fonts can render it, else null. */
export const writableName = (name: string | null) => (name !== null && writable.test(name) ? name : null)

export type CardContext = VerbContext & {
  bot: Pick<BotSettings, 'token' | 'publicUrl'> | null
  /** Public link to the bot; null if unknown. */
  botUrl: string | null
}

/** The card of a locked report shows no more than its free part. */
const factsOf = (
  { unlockReason, fullReport, createdAt }: Known['owner']['assessment'],
  now: Date,
): CardFacts => ({
  best: unlockReason === null ? null : bestMovementOf(fullReport.assessmentBreakdown),
  hoursSince: (now.getTime() - createdAt.getTime()) / 3_600_000,
})

const reportButton = (
  { words }: CardSpeech,
  publicUrl: string | null,
  assessmentId: string,
): { button?: ChatButton } =>
  publicUrl === null
    ? {}
    : { button: { text: words.openReport, opens: `${publicUrl}/assessment/report/${assessmentId}` } }

/** Sends a report's share card to its owner's chat with the bot; stores neither picture nor chat. */
export const sendCard: VerbFor<typeof endpoint, { assessmentId: string }, CardContext> = async (
  ctx,
  { assessmentId, initData, showsName, showsRealAge, showsMobilityAge = true, format = 'square' },
) => {
  const { bot, chats, ownOrigin, person, assessment, now } = ctx
  if (chats === null || bot === null) return refuse('bot-off')
  const chatId = await findOwnChat(ctx, bot.token, initData)
  if (chatId === null) {
    ctx.count('proof-refused')
    return refuse('proof-refused')
  }
  const choice = { format, showsName, showsRealAge, showsMobilityAge }
  const card = shareCardOf(assessment.freeReport, choice, factsOf(assessment, now))
  if (!card) return refuse('no-mobility-age')
  if (!(await ctx.limits('card', person.keeperId ?? person.id))) return refuse('too-many-requests')

  const { language } = ctx.words
  const speech = { words: await loadCardWords[language](), direction: directionOf(language) }
  const { drawCardPicture } = await import('./draw-card-picture.ts')
  const sent = await chats.sendPicture(chatId, {
    picture: await drawCardPicture(
      { ...card, name: writableName(card.name) },
      ownOrigin.replace(/^https?:\/\//, ''),
      speech,
    ),
    caption: shareMessage(card, ctx.botUrl ?? `${ownOrigin}/`, speech),
    ...reportButton(speech, bot.publicUrl, assessmentId),
  })
  if (!sent.ok) return sent
  ctx.count('card-sent')
  return done({})
}
