import { Composer, type Context } from 'grammy'
import { asText, isolated, type Words } from '../../ground/ports/words.ts'
import { commandLines, helpWords, paragraphs, type WordsFor } from './answers.ts'
import { miniAppPath } from './make-bot.ts'
import { miniAppButton } from './telegram-chats.ts'

/** A cry for help may come as text: this answer stands before any other. */
const alarm =
  /\b(chest|heart|stroke|hurts?|hurting|pains?|painful|fell|fall|fallen|bleed\w*|faint\w*|dizzy|breath\w*|unwell|emergency|ambulance|help)\b/i

const helpWish = /^help\s{0,9}[.!?]{0,9}$/i

const emergencyWords = ({ bot }: Words, number: string) => bot.unread.emergency({ number: isolated(number) })

function ordinaryWords(words: Words, number: string): string {
  const first = words.bot.unread.cannotRead({ emergency: emergencyWords(words, number) })
  return paragraphs(words, [first, commandLines(words, ['start', 'help'])])
}

/** Where a cry was heard, the emergency number stands first of all. */
function alarmWords(words: Words, text: string, number: string): string {
  const alarmed = [emergencyWords(words, number), words.bot.unread.program]
  return paragraphs(words, helpWish.test(text.trim()) ? [...alarmed, helpWords(words, number)] : alarmed)
}

type ElseDeps = { wordsFor: WordsFor; publicUrl: string | null; emergencyNumber: string }

/** Whatever no other part of the bot has answered. */
export function anythingElseComposer({ wordsFor, publicUrl, emergencyNumber }: ElseDeps): Composer<Context> {
  const composer = new Composer<Context>()
  composer.on(['message:text', 'message:media'], ctx => {
    const words = wordsFor(ctx.from)
    const text = ctx.message.text ?? ctx.message.caption ?? ''
    if (alarm.test(text)) {
      const { length } = asText(words, emergencyWords(words, emergencyNumber))
      const entities = [{ type: 'bold' as const, offset: 0, length }]
      return ctx.reply(alarmWords(words, text, emergencyNumber), { entities })
    }
    const button = publicUrl === null ? undefined : { text: words.bot.begin, opens: publicUrl + miniAppPath }
    return ctx.reply(ordinaryWords(words, emergencyNumber), { ...miniAppButton(button) })
  })
  composer.on('callback_query', ctx => ctx.answerCallbackQuery())
  return composer
}

/** What people write who mean a command; anything longer is a message, not a wish. */
const spoken: ReadonlyMap<string, string> = new Map([
  ['start', '/start'],
  ['begin', '/start'],
  ['stop', '/stop'],
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
