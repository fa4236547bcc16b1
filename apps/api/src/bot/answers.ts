import { Composer, type Context } from 'grammy'
import type { BotSettings } from '../config/config.ts'
import { miniAppPath, yourDataPath } from './make-bot.ts'

export const helpWords = (
  emergencyNumber: string,
) => `You do a few movements, like standing on one leg, reaching for your toes, and squats. The phone’s camera counts and times them. Stand the phone against something, step back until it sees all of you, and it tells you the rest.

Then you read your mobility age: how you move compared with people of your age. It is made to get you moving, and it says nothing about your health.

Have a sturdy chair or a wall beside you, one that does not slide. A few questions come first, and there is an easier way where you need one. If something hurts, stop. That is always the right answer.

With pain in the chest, short breath or dizziness, do not begin. If it comes while you move, stop, sit down and call your emergency number: ${emergencyNumber}.

/start  start my longevity test
/privacy  what is kept of you
/delete  erase it
/terms  what you buy, and from whom
/paysupport  questions about a payment`

export function helpComposer(emergencyNumber: string): Composer<Context> {
  const words = helpWords(emergencyNumber)
  const composer = new Composer<Context>()
  composer.command('help', ctx => ctx.reply(words))
  return composer
}

const paySupportWords = (supportEmail: string | null) =>
  [
    supportEmail === null
      ? 'Something about a payment is not right? Write to whoever runs this bot; its profile says who that is.'
      : `Something about a payment is not right? Write to ${supportEmail} and say on which day you paid. A person reads it.`,
    'Money comes back the way it went: Stars to your Stars, a card’s payment to that card. The report it opened is then closed again, and your free result stays.',
    'Telegram itself cannot help with payments for this bot.',
  ].join('\n\n')

/** Telegram asks every bot that sells for this command. */
export function paySupportComposer(supportEmail: string | null): Composer<Context> {
  const words = paySupportWords(supportEmail)
  const composer = new Composer<Context>()
  composer.command('paysupport', ctx => ctx.reply(words))
  return composer
}

type PrivacyDeps = Pick<BotSettings, 'publicUrl' | 'priceStars'>

const starsWords =
  'If you pay in Stars, we keep your Telegram number beside that payment, because giving Stars back needs it.'

const privacyWords = ({ publicUrl, priceStars }: PrivacyDeps) =>
  [
    'No picture of you leaves your phone. Your movements are measured there, and only numbers come to us.',
    'We keep those numbers, the reports made from them, and the name, age and sex you give for them, with the height of your chair if you tell it. To know you again we keep a fingerprint of your Telegram number and name; nothing you write here is kept.',
    'The numbers are kept because you agree to it before the first movement. You can take that back in ‘Your data’ of the app: they are erased, and your account stays.',
    ...(priceStars === null ? [] : [starsWords]),
    publicUrl === null
      ? 'Send /delete, and everything that is kept of you is erased.'
      : `Read all of it, or take it with you: ${publicUrl}${yourDataPath}\nSend /delete, and all of it is erased.`,
  ].join('\n\n')

export function privacyComposer(deps: PrivacyDeps): Composer<Context> {
  const words = privacyWords(deps)
  const composer = new Composer<Context>()
  composer.command('privacy', ctx => ctx.reply(words, { link_preview_options: { is_disabled: true } }))
  return composer
}

type TermsDeps = Pick<BotSettings, 'publicUrl'> & { supportEmail: string | null }

const termsWords = ({ publicUrl, supportEmail }: TermsDeps) =>
  [
    'The test and its summary are free. One thing is for sale: the full report of a test. It is paid once, opens at once, and stays open until you erase it.',
    'Lithe compares how people move. It is not a medical service and gives no medical advice. You move at your own pace, and stop whenever you like.',
    'Not what you expected? Send /paysupport and ask for your money back. What is kept of you stands under /privacy.',
    ...(supportEmail === null ? [] : [`Questions: ${supportEmail}`]),
    ...(publicUrl === null ? [] : [publicUrl + miniAppPath]),
  ].join('\n\n')

/** Telegram asks everybody who sells there for this command. */
export function termsComposer(deps: TermsDeps): Composer<Context> {
  const words = termsWords(deps)
  const composer = new Composer<Context>()
  composer.command('terms', ctx => ctx.reply(words, { link_preview_options: { is_disabled: true } }))
  return composer
}
