import { readFile } from 'node:fs/promises'
import { readDeepLink } from '@lithe/contracts/deep-link'
import { minutesOf, type Organisation } from '@lithe/contracts/organisations'
import { type Api, Composer, type Context, GrammyError, InputFile } from 'grammy'
import { findOrganisation } from '../organisations/use-organisation-link.ts'
import { countReferral, type ReferralContext } from '../referrals/referrals.ts'
import { miniAppPath } from './make-bot.ts'
import { miniAppButton } from './telegram-chats.ts'

type Message = Parameters<Api['sendPhoto']>[2]

/** Beside the sources, and beside the bundle. */
const pictureFile = new URL('./start-picture.jpg', import.meta.url)

const isRefused = (error: unknown) => error instanceof GrammyError && error.error_code === 400

/** Sends our picture: its bytes the first time, from then on the name that Telegram gave it. */
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
      // Telegram may have forgotten the name; its bytes are good for ever.
      if (!isRefused(error)) throw error
      await sendBytes(api, chatId, message)
    }
  }
}

type Start = { firstName: string; organisation: Organisation | null; hasMiniApp: boolean }

/** What an organisation's people read on top. */
const invitation = ({ name }: Organisation) => [`${name} sends you.`]

const wayIn = (minutes: number) =>
  `It takes about ${minutes} minutes. Wear what you move well in, and have a wall or a chair beside you.`

const notYet = 'The test does not open here yet. Come back a little later: I will be here.'

/** The first thing a person reads from us. */
const startWords = ({ firstName, organisation, hasMiniApp }: Start) =>
  [
    `Good to meet you, ${firstName}.`,
    ...(organisation ? invitation(organisation) : []),
    `How old do you move? ${organisation ? 'A few' : 'Three'} movements in front of your phone tell you: your mobility age, next to the years you count, and what to do about it this week.`,
    'Only you see yourself. The picture stays on your phone; numbers alone leave it.',
    hasMiniApp ? wayIn(minutesOf(organisation)) : notYet,
  ].join('\n\n')

export const startButtonText = 'Start My Longevity Test'

type StartDeps = ReferralContext & { publicUrl: string | null }

function buttonTo(publicUrl: string | null, organisation: Organisation | null) {
  if (publicUrl === null) return undefined
  const query = organisation ? `?${new URLSearchParams({ o: organisation.code })}` : ''
  return { text: startButtonText, opens: publicUrl + miniAppPath + query }
}

/** `/start`, also by a link that carries an organisation or a mark. */
export function startComposer({ publicUrl, ...referrals }: StartDeps): Composer<Context> {
  const sendPicture = startPicture()
  const composer = new Composer<Context>()
  composer.command('start', async ctx => {
    const { organisation: code, referral } = readDeepLink(ctx.match)
    const organisation = await findOrganisation(
      { db: referrals.db, now: referrals.now() },
      { organisation: code },
    )
    if (referral && ctx.from) await countReferral(referrals, referral, ctx.from.id)
    const firstName = ctx.from?.first_name ?? 'friend'
    const caption = startWords({ firstName, organisation, hasMiniApp: publicUrl !== null })
    const button = miniAppButton(buttonTo(publicUrl, organisation))
    await sendPicture(ctx.api, ctx.chat.id, { caption, ...button })
  })
  return composer
}
