import { Composer, type Context } from 'grammy'
import { helpWords } from './answers.ts'
import { miniAppPath } from './make-bot.ts'
import { startButtonText } from './start.ts'
import { miniAppButton } from './telegram-chats.ts'

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

/** What people write who mean a command; anything longer is a message, not a wish. */
const spoken: ReadonlyMap<string, string> = new Map([
  ['start', '/start'],
  ['begin', '/start'],
  ['delete', '/delete'],
  ['delete me', '/delete'],
  ['erase', '/delete'],
  ['erase me', '/delete'],
  ['privacy', '/privacy'],
  ['terms', '/terms'],
])

const longestWish = 40

const typed = /^\/([a-z]+)(?=$|[\s@])/i

/** The command a message means, as the other parts of the bot know it; null where it means none. */
export function commandMeant(text: string): string | null {
  const command = typed.exec(text)
  if (command) return command[0].toLowerCase() + text.slice(command[0].length)
  if (text.length > longestWish) return null
  const wish = text
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/, '')
  return spoken.get(wish) ?? null
}

/** Phones write the first letter large, and not everybody writes a stroke: understood all the same. */
export function spokenCommandsComposer(): Composer<Context> {
  const composer = new Composer<Context>()
  composer.on('message:text', (ctx, next) => {
    const meant = commandMeant(ctx.message.text)
    if (meant !== null) {
      const [word = ''] = meant.split(/[\s]/)
      ctx.message.text = meant
      ctx.message.entities = [{ type: 'bot_command', offset: 0, length: word.length }]
    }
    return next()
  })
  return composer
}
