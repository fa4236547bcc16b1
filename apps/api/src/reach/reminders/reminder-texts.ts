import { asMarkup, mailButton, mailPage, mailParagraph } from '../../doors/pages/mail-page.ts'
import type { StoredReminder } from '../../ground/db/schema/reminders.ts'
import type { Mail } from '../../ground/mail/mailers.ts'
import type { PressButton } from '../../ground/ports/chats.ts'
import { asText, isolated, localeOf, type Words } from '../../ground/ports/words.ts'

/** Where the test begins. */
export const beginPath = '/longevity-test'

/** Callback data of the stop button. */
export const stopPress = 'reminder:stop'

export const stopButton = ({ bot }: Words): PressButton => ({ text: bot.reminder.stop, brings: stopPress })

/** Local day and time, e.g. "Tuesday 22 December at 10:00". */
export const momentIn = (words: Words, at: Date, zone: string) =>
  new Intl.DateTimeFormat(localeOf(words), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
  }).format(at)

type Sent = Pick<StoredReminder, 'id' | 'weeks' | 'ownOrigin'>

/** Contains no name, age or result: emails pass through many hands, and lock screens show their beginning. */
export function reminderMail(words: Words, { id, weeks, ownOrigin }: Sent, endsAt: string): Omit<Mail, 'to'> {
  const { reminder: told } = words.mails
  const begin = `${ownOrigin}${beginPath}`
  const asked = told.asked({ weeks })
  const text = [
    asked,
    told.why,
    '',
    told.beginAt({ address: isolated(begin) }),
    '',
    told.once,
    told.endAt({ address: isolated(endsAt) }),
    '',
    'Lithe',
  ]
  return {
    language: words.language,
    subject: told.subject,
    text: asText(words, text.join('\n')),
    sameAs: id,
    endsAt,
    html: mailPage(words, {
      title: asMarkup(told.subject),
      heading: asMarkup(told.heading),
      content: [
        mailParagraph(asMarkup(asked)),
        mailParagraph(asMarkup(told.why)),
        mailButton(asMarkup(told.begin), begin),
        mailParagraph(asMarkup(told.once), 'soft'),
        mailParagraph(asMarkup(told.endAt({ address: isolated(endsAt) })), 'soft'),
      ],
    }),
  }
}

/** The same as a chat message; its beginning, too, shows on lock screens. */
export const reminderMessage = (words: Words, { weeks }: Pick<Sent, 'weeks'>) =>
  asText(words, words.bot.reminder.due({ weeks }))
