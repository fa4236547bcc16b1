import { createHash } from 'node:crypto'
import { apiPrefix } from '@lithe/contracts/api'
import { eq } from 'drizzle-orm'
import { asMarkup } from '../../doors/pages/mail-page.ts'
import { pageOf, pagePolicy } from '../../doors/pages/page-style.ts'
import { forgetReminders } from '../../doors/people/forget-reminders.ts'
import type { Database } from '../../ground/db/database.ts'
import { reminders } from '../../ground/db/schema/reminders.ts'
import type { Occurrence } from '../../ground/ports/occurrence.ts'
import type { Words } from '../../ground/ports/words.ts'
import { chatDigest, type Pepper, peppered } from '../../ground/secrets/pepper.ts'
import { beginPath } from './reminder-texts.ts'

/** Unsubscribe path, followed by the key; GET shows a page, POST ends the reminders. */
export const stopPath = `${apiPrefix}/reminder-stop`

/**
 * A person's unsubscribe key, useless for anything else. Stable across emails, so that an old link ends later
 * reminders too; reveals nothing about the person.
 */
const stopKey = ({ links }: Pepper, personId: string) => peppered(links, 'reminder-stop', personId)

const digestOf = (key: string) => createHash('sha256').update(key).digest('hex')

export const stopDigestOf = (pepper: Pepper, personId: string) => digestOf(stopKey(pepper, personId))

export const stopAddress = (pepper: Pepper, personId: string, ownOrigin: string) =>
  `${ownOrigin}${stopPath}/${stopKey(pepper, personId)}`

type EndingContext = { db: Database; pepper: Pepper; count: (occurrence: Occurrence) => void }

/** Ends the reminders of a key's person; idempotent. */
export async function endByLink({ db, count }: Omit<EndingContext, 'pepper'>, key: string) {
  const gone = await forgetReminders(db, eq(reminders.stopDigest, digestOf(key)))
  if (gone > 0) count('reminder-stopped')
}

/** Ends the reminders of a chat; returns whether any existed. */
export async function endInChat({ db, pepper, count }: EndingContext, chatId: number): Promise<boolean> {
  const gone = await forgetReminders(db, eq(reminders.chatDigest, chatDigest(pepper, chatId)))
  if (gone > 0) count('reminder-stopped')
  return gone > 0
}

const style = `
h1 { margin: auto 0 0; }
.name { margin-bottom: 0; }
.answers { padding-bottom: 8px; }
`

/** Allows this page's form to post back. */
export const stopPagePolicy = pagePolicy(style, "form-action 'self'")

const page = (words: Words, title: string, body: string) =>
  pageOf(words, { title, style, main: `<p class="name">Lithe</p>\n${body}` })

/** Asks first, because email clients and scanners follow links. */
export const stopQuestionPage = (words: Words) => {
  const { ending: told } = words.mails
  return page(
    words,
    told.title,
    `<h1>${asMarkup(told.question)}</h1>
<p class="once">${asMarkup(told.what)}</p>
<form class="answers" method="post"><button class="main">${asMarkup(told.yes)}</button></form>`,
  )
}

/** Identical with or without a reminder, so that the link reveals nothing. */
export const stoppedPage = (words: Words) => {
  const { ending: told } = words.mails
  return page(
    words,
    told.title,
    `<h1>${asMarkup(told.ended)}</h1>
<p class="once">${asMarkup(told.again)}</p>
<p class="answers"><a href="${beginPath}">${asMarkup(told.open)}</a></p>`,
  )
}
