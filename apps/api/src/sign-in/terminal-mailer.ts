import type { Mailer } from './mailer.ts'

/** Where no mail server is set: the terminal of whoever runs this is the letter box. */
export const terminalMailer = (print: (text: string) => void): Mailer => ({
  async send({ to, subject }) {
    print(`\n  ✉  ${subject}\n     for ${to}; shown here because SMTP_URL is not set\n`)
    return { ok: true }
  },
})
