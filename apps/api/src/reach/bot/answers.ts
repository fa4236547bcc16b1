import { Composer, type Context } from 'grammy'
import type { User } from 'grammy/types'
import type { BotSettings } from '../../ground/config/config.ts'
import { asText, isolated, type Words } from '../../ground/ports/words.ts'
import { miniAppPath, yourDataPath } from './make-bot.ts'

/** Commands in the order Telegram lists them. */
export const commandNames = ['start', 'help', 'stop', 'privacy', 'delete', 'terms', 'paysupport'] as const
export type CommandName = (typeof commandNames)[number]

/** Messages in the language of an update's sender. */
export type WordsFor = (sender: User | undefined) => Words

/** Joins paragraphs as the bot sends them. */
export const paragraphs = (words: Words, texts: readonly string[]) => asText(words, texts.join('\n\n'))

/** Commands with their descriptions, one per line. */
export const commandLines = ({ bot }: Words, names: readonly CommandName[]) =>
  names.map(name => `/${name}  ${bot.shortly[name]}`).join('\n')

export function helpWords(words: Words, emergencyNumber: string): string {
  const { how, what, safety, stop } = words.bot.help
  const commands = ['start', 'stop', 'privacy', 'delete', 'terms', 'paysupport'] as const
  const urgent = stop({ number: isolated(emergencyNumber) })
  return paragraphs(words, [how, what, safety, urgent, commandLines(words, commands)])
}

function paySupportWords(words: Words, supportEmail: string | null): string {
  const { writeTo, writeToOwner, moneyBack, notTelegram } = words.bot.paySupport
  const first = supportEmail === null ? writeToOwner : writeTo({ address: isolated(supportEmail) })
  return paragraphs(words, [first, moneyBack, notTelegram])
}

type Facts = Pick<BotSettings, 'publicUrl' | 'priceStars'> & {
  supportEmail: string | null
  emergencyNumber: string
}

function privacyWords(words: Words, { publicUrl, priceStars }: Facts): string {
  const { noPicture, kept, consent, reminder, stars, read, eraseAll, erase } = words.bot.privacy
  return paragraphs(words, [
    noPicture,
    kept,
    consent,
    reminder,
    ...(priceStars === null ? [] : [stars]),
    publicUrl === null ? erase : `${read({ address: isolated(publicUrl + yourDataPath) })}\n${eraseAll}`,
  ])
}

function termsWords(words: Words, { publicUrl, supportEmail }: Facts): string {
  const { sale, noAdvice, moneyBack, questions } = words.bot.terms
  return paragraphs(words, [
    sale,
    noAdvice,
    moneyBack,
    ...(supportEmail === null ? [] : [questions({ address: isolated(supportEmail) })]),
    ...(publicUrl === null ? [] : [publicUrl + miniAppPath]),
  ])
}

const withoutPreview = { link_preview_options: { is_disabled: true } }

/** Commands with one answer for everyone; Telegram requires the last two of sellers. */
export function answersComposer({ wordsFor, ...facts }: Facts & { wordsFor: WordsFor }): Composer<Context> {
  const composer = new Composer<Context>()
  composer.command('help', ctx => ctx.reply(helpWords(wordsFor(ctx.from), facts.emergencyNumber)))
  composer.command('privacy', ctx => ctx.reply(privacyWords(wordsFor(ctx.from), facts), withoutPreview))
  composer.command('terms', ctx => ctx.reply(termsWords(wordsFor(ctx.from), facts), withoutPreview))
  composer.command('paysupport', ctx => ctx.reply(paySupportWords(wordsFor(ctx.from), facts.supportEmail)))
  return composer
}
