import { expect, it } from 'vitest'
import { codeMail } from '../../sign-in/codes/code-mail.ts'
import { everyWord } from '../../testing/test-app.ts'
import { terminalMailer } from './mailers.ts'

it('the code is printed in the terminal when there is no mail server', async () => {
  const printed: string[] = []
  await terminalMailer(text => printed.push(text)).send({
    to: 'rosa@example.org',
    ...codeMail(everyWord.en, '042137', ''),
  })
  expect(printed.join()).toMatch(/042137 is your Lithe code[\s\S]*rosa@example\.org/)
})
