import { Composer, type Context } from 'grammy'

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
