import { Composer, type Context } from 'grammy'
import { miniAppPath } from '../bot-paths.ts'
import { miniAppButton } from '../mini-app-button.ts'
import { startButtonText } from '../start/start-words.ts'
import { helpWords } from './help-composer.ts'

const emergency = 'If you are unwell or hurt, call your emergency number'

const ordinaryWords = `I cannot read messages. ${emergency}.

/start  begin the test
/help  how it works`

/** Somebody may be in need and write to whatever is open: no other word comes before this one. */
const alarm =
  /\b(chest|heart|stroke|hurts?|hurting|pains?|painful|fell|fall|fallen|bleed\w*|faint\w*|dizzy|breath\w*|unwell|emergency|ambulance|help)\b/i

const alarmHead = `${emergency} now.`
const alarmWords = `${alarmHead}

I am a program: I cannot read messages, and no person reads this chat.`

const helpWish = /^\s*help\s*[.!?]*\s*$/i

function wordsFor(text: string): string {
  if (helpWish.test(text)) return `${alarmWords}\n\n${helpWords}`
  return alarm.test(text) ? alarmWords : ordinaryWords
}

/** Whatever no other part of the bot has answered. */
export function anythingElseComposer(publicUrl: string | null): Composer<Context> {
  const button = publicUrl === null ? undefined : { text: startButtonText, opens: publicUrl + miniAppPath }
  const composer = new Composer<Context>()
  composer.on(['message:text', 'message:media'], ctx => {
    const words = wordsFor(ctx.message.text ?? ctx.message.caption ?? '')
    const isAlarm = words.startsWith(alarmHead)
    return ctx.reply(words, {
      ...(isAlarm ? { entities: [{ type: 'bold', offset: 0, length: alarmHead.length }] } : {}),
      ...(isAlarm ? {} : miniAppButton(button)),
    })
  })
  composer.on('callback_query', ctx => ctx.answerCallbackQuery())
  return composer
}
