import { Composer, type Context } from 'grammy'

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
