import { Composer, type Context } from 'grammy'
import type { BotSettings } from '../config/bot-settings.ts'
import { miniAppPath } from './bot-paths.ts'

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
