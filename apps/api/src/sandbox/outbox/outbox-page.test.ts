import { expect, it } from 'vitest'
import { everyWord } from '../../testing/test-app.ts'
import { outboxPage } from './outbox.ts'

it('the mailbox page escapes an email address that contains markup', () => {
  const to = `"><script>alert('x')</script>&@example.org`
  const mail = { to, language: 'en', subject: '<b>1</b>', text: '</pre><i>', html: '' } as const
  const page = outboxPage(everyWord.en, [{ ...mail, sentAt: new Date(0) }])
  expect(page).not.toMatch(/<script|<b>|<i>|alert\('/)
  expect(page).toContain('&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;@example.org')
})
