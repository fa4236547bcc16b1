import { Composer, type Context } from 'grammy'
import { miniAppPath } from './bot-paths.ts'
import { helpWords } from './help-composer.ts'
import { miniAppButton } from './mini-app-button.ts'
import { startButtonText } from './start-words.ts'

type ElseDeps = { publicUrl: string | null; emergencyNumber: string }

const emergency = (number: string) => `If you are unwell or hurt, call your emergency number: ${number}.`

const ordinaryWords = (number: string) => `I cannot read messages. ${emergency(number)}

/start  start my longevity test
/help  how it works`

/** A cry for help may come as text: this answer stands before any other. */
const alarm =
  /\b(chest|heart|stroke|hurts?|hurting|pains?|painful|fell|fall|fallen|bleed\w*|faint\w*|dizzy|breath\w*|unwell|emergency|ambulance|help)\b/i

const alarmWords = (number: string) => `${emergency(number)}

I am a program: I cannot read messages, and no person reads this chat.`

const helpWish = /^help\s{0,9}[.!?]{0,9}$/i

function wordsFor(text: string, number: string): string {
  if (helpWish.test(text.trim())) return `${alarmWords(number)}\n\n${helpWords(number)}`
  return alarm.test(text) ? alarmWords(number) : ordinaryWords(number)
}

/** Whatever no other part of the bot has answered. */
export function anythingElseComposer({ publicUrl, emergencyNumber }: ElseDeps): Composer<Context> {
  const alarmHead = emergency(emergencyNumber)
  const button = publicUrl === null ? undefined : { text: startButtonText, opens: publicUrl + miniAppPath }
  const composer = new Composer<Context>()
  composer.on(['message:text', 'message:media'], ctx => {
    const words = wordsFor(ctx.message.text ?? ctx.message.caption ?? '', emergencyNumber)
    const isAlarm = words.startsWith(alarmHead)
    return ctx.reply(words, {
      ...(isAlarm ? { entities: [{ type: 'bold', offset: 0, length: alarmHead.length }] } : {}),
      ...(isAlarm ? {} : miniAppButton(button)),
    })
  })
  composer.on('callback_query', ctx => ctx.answerCallbackQuery())
  return composer
}
