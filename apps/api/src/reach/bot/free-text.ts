import { Composer, type Context } from 'grammy'
import { asText, isolated, type Words } from '../../ground/ports/words.ts'
import { commandLines, helpWords, paragraphs, type WordsFor } from './answers.ts'
import { miniAppPath } from './make-bot.ts'
import { miniAppButton } from './telegram-chats.ts'

/** Words of a call for help, which is answered before anything else. */
const alarm =
  /\b(chest|heart|stroke|hurts?|hurting|pains?|painful|fell|fall|fallen|bleed\w*|faint\w*|dizzy|breath\w*|unwell|emergency|ambulance|help)\b/i

const helpWish = /^help\s{0,9}[.!?]{0,9}$/i

const emergencyWords = ({ bot }: Words, number: string) => bot.unread.emergency({ number: isolated(number) })

function ordinaryWords(words: Words, number: string): string {
  const first = words.bot.unread.cannotRead({ emergency: emergencyWords(words, number) })
  return paragraphs(words, [first, commandLines(words, ['start', 'help'])])
}

/** Puts the emergency number first when a message asks for help. */
function alarmWords(words: Words, text: string, number: string): string {
  const alarmed = [emergencyWords(words, number), words.bot.unread.program]
  return paragraphs(words, helpWish.test(text.trim()) ? [...alarmed, helpWords(words, number)] : alarmed)
}

type ElseDeps = { wordsFor: WordsFor; publicUrl: string | null; emergencyNumber: string }

/** Answers everything the other parts of the bot did not. */
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

/** Words people write for a command; longer messages are not commands. */
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

/** Returns the command a message means, or null. */
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

/** Accepts commands without a slash and with a capital, as phones type them. */
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
