import { Composer, type Context } from 'grammy'
import type { BotSettings } from '../config/bot-settings.ts'
import { yourDataPath } from './bot-paths.ts'

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
