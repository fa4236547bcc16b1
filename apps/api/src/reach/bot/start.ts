import { readFile } from 'node:fs/promises'
import { readDeepLink } from '@lithe/contracts/deep-link'
import { minutesOf, type Organisation } from '@lithe/contracts/organisations'
import { firstLanguage } from '@lithe/words/languages'
import { type Api, Composer, type Context, GrammyError, InputFile } from 'grammy'
import { countReferral, type ReferralContext } from '../../assessments/referrals.ts'
import { isolated, type Words } from '../../ground/ports/words.ts'
import { findOrganisation } from '../../money/organisations/use-organisation-link.ts'
import { paragraphs, type WordsFor } from './answers.ts'
import { miniAppPath } from './make-bot.ts'
import { menuButton } from './set-up-bot.ts'
import { miniAppButton } from './telegram-chats.ts'

type Message = Parameters<Api['sendPhoto']>[2]

/** Next to the sources, and next to the bundle. */
const pictureFile = new URL('./start-picture.jpg', import.meta.url)

const isRefused = (error: unknown) => error instanceof GrammyError && error.error_code === 400

/** Sends our picture: its bytes the first time, then Telegram's file id. */
function startPicture() {
  let knownAs: string | null = null

  async function sendBytes(api: Api, chatId: number, message: Message) {
    const file = new InputFile(await readFile(pictureFile), 'lithe.jpg')
    const { photo } = await api.sendPhoto(chatId, file, message)
    knownAs = photo.at(-1)?.file_id ?? null
  }

  return async (api: Api, chatId: number, message: Message) => {
    if (knownAs === null) return sendBytes(api, chatId, message)
    try {
      await api.sendPhoto(chatId, knownAs, message)
    } catch (error) {
      // Telegram may forget a file id; the bytes always work.
      if (!isRefused(error)) throw error
      await sendBytes(api, chatId, message)
    }
  }
}

type Start = { firstName: string | null; organisation: Organisation | null; hasMiniApp: boolean }

/** The bot's greeting; people invited by an organisation also read who invited them. */
function startWords(words: Words, { firstName, organisation, hasMiniApp }: Start): string {
  const told = words.bot.start
  return paragraphs(words, [
    firstName === null ? told.greetingUnknown : told.greeting({ name: isolated(firstName) }),
    ...(organisation ? [told.sentBy({ name: isolated(organisation.name) })] : []),
    organisation ? told.fewMovements : told.threeMovements,
    told.onlyYou,
    hasMiniApp ? told.wayIn({ minutes: minutesOf(organisation) }) : told.notYet,
  ])
}

type StartDeps = ReferralContext & { wordsFor: WordsFor; publicUrl: string | null }

function buttonTo({ bot }: Words, publicUrl: string | null, organisation: Organisation | null) {
  if (publicUrl === null) return undefined
  const query = organisation ? `?${new URLSearchParams({ o: organisation.code })}` : ''
  return { text: bot.begin, opens: publicUrl + miniAppPath + query }
}

/** `/start`, also from a link with an organisation or referral. */
export function startComposer({ wordsFor, publicUrl, ...referrals }: StartDeps): Composer<Context> {
  const sendPicture = startPicture()
  const composer = new Composer<Context>()
  composer.command('start', async ctx => {
    const { organisation: code, referral } = readDeepLink(ctx.match)
    const organisation = await findOrganisation(
      { db: referrals.db, now: referrals.now() },
      { organisation: code },
    )
    if (referral && ctx.from) await countReferral(referrals, referral, ctx.from.id)
    const words = wordsFor(ctx.from)
    const firstName = ctx.from?.first_name ?? null
    const caption = startWords(words, { firstName, organisation, hasMiniApp: publicUrl !== null })
    const button = miniAppButton(buttonTo(words, publicUrl, organisation))
    // Telegram has one default menu button for all languages; each chat may have its own.
    if (words.language !== firstLanguage)
      await ctx.setChatMenuButton({ menu_button: menuButton({ publicUrl }, words) })
    await sendPicture(ctx.api, ctx.chat.id, { caption, ...button })
  })
  return composer
}
