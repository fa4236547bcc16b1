import * as endpoints from '@lithe/contracts/api'
import { lte } from 'drizzle-orm'
import type { AppDeps } from '../../../app.ts'
import type { Database } from '../../../ground/db/database.ts'
import { reminders } from '../../../ground/db/schema/reminders.ts'
import { mostTries } from '../../../ground/jobs/jobs.ts'
import type { Mailer } from '../../../ground/mail/mailers.ts'
import { openPlace } from '../../../ground/secrets/seal.ts'
import type { Call } from '../../../rights/testing/actor.ts'
import { newAccount } from '../../../testing/new-account.ts'
import { newTelegrammer } from '../../../testing/new-telegrammer.ts'
import { oneAtATime, type TakeUp } from '../../../testing/send-receipts.ts'
import {
  type BotWorld,
  botSettings,
  describeWithBot,
  publicUrl,
} from '../../../testing/telegram/describe-with-bot.ts'
import { everyWord, testPepper } from '../../../testing/test-app.ts'
import { makeBot } from '../../bot/make-bot.ts'
import { telegramChats } from '../../bot/telegram-chats.ts'
import { type SendingContext, sendReminder } from '../send-reminders.ts'

/** Returns how many reminders go to `place`. */
export const remindersTo = async (db: Database, place: string) =>
  (await db.select().from(reminders)).filter(
    ({ sealedPlace }) => openPlace(testPepper, sealedPlace) === place,
  ).length

export const wish = { weeks: 4, time: '10:00', zone: 'Europe/Berlin', by: { way: 'mail' } }

type Changed = Partial<Record<keyof typeof wish, unknown>>

/** A person's reminder actions, by default in their own name. */
const ways = (call: Call, own: string, by: () => object = () => wish.by) => ({
  set: (changed: Changed = {}, userIdentifier = own) =>
    call(endpoints.setReminder, '/me/reminder', { userIdentifier, ...wish, by: by(), ...changed }),
  stop: (userIdentifier = own) => call(endpoints.stopReminder, '/me/reminder', { userIdentifier }),
  read: async (userIdentifier = own) =>
    (await call(endpoints.readReminder, '/me/reminder', { userIdentifier })).data,
})

/** Runs due reminder jobs by the test's clock. */
async function sendDueReminders(ctx: SendingContext, takeUp: TakeUp) {
  const due = await ctx.db.select().from(reminders).where(lte(reminders.dueAt, ctx.now))
  for (const { id, tries } of due)
    await takeUp(id, () => sendReminder(ctx, { rowId: id, isLast: tries + 1 >= mostTries('reminder') }))
}

function remindersIn({ testApp, peer, bring }: BotWorld) {
  const counted: string[] = []
  const warned: string[] = []
  const takeUp = oneAtATime()
  const { api } = makeBot(botSettings(peer), new AbortController().signal)
  const chats = telegramChats(api, (_facts, text) => warned.push(text))
  return {
    testApp,
    peer,
    bring,
    counted,
    warned,
    visitor: (identifier: string) => ways(newAccount(testApp, identifier).call, identifier),
    /** Creates a person signed in with an email address. */
    async account() {
      const account = newAccount(testApp)
      await account.signIn()
      const mails = () =>
        testApp.mailbox.received.filter(
          ({ to, subject }) =>
            to?.some(one => one.address === account.email) && !/^\d{6} /.test(subject ?? ''),
        )
      return { ...account, ...ways(account.call, account.email), mails }
    },
    /** Creates a person in the mini app, reminded by message. */
    async telegrammer() {
      const rosa = newTelegrammer(testApp)
      await rosa.signInWithTelegram()
      const messages = () =>
        peer
          .calls('sendMessage')
          .filter(({ payload }) => payload.chat_id === rosa.user.id)
          .map(({ payload }) => payload)
      const own = ways(rosa.call, rosa.identifier, () => ({ way: 'message', initData: rosa.launch() }))
      return { ...rosa, ...own, messages }
    },
    wait(ms: number) {
      testApp.wait(ms)
    },
    /** Sends due reminders as the server does, with the real mail server and bot library. */
    send: (mailer: Mailer = testApp.mailbox.mailer) =>
      sendDueReminders(
        {
          db: testApp.database.db,
          now: testApp.clock.now,
          words: everyWord,
          pepper: testPepper,
          mailer,
          chats,
          miniAppUrl: publicUrl,
          count: what => counted.push(what),
          warn: (facts, text) => warned.push(`${text} ${JSON.stringify(facts)}`),
        },
        takeUp,
      ),
  }
}
export type ReminderWorld = ReturnType<typeof remindersIn>

/** Runs tests with a real mail server and the real bot against its stand-in. */
export const describeWithReminders = (
  subject: string,
  define: (world: () => ReminderWorld) => void,
  overrides: Partial<AppDeps> = {},
) =>
  describeWithBot(
    subject,
    world => {
      let opened: ReminderWorld | undefined
      define(() => {
        if (opened?.testApp !== world().testApp) opened = remindersIn(world())
        return opened
      })
    },
    {},
    overrides,
  )
