import type { Mailer } from './mailer.ts'

/** Where no mail server is set: the operator's terminal is the letter box. */
export const terminalMailer = (print: (text: string) => void): Mailer => ({
  async send({ to, subject }) {
    print(`\n  ✉  ${subject}\n     for ${to}; shown here because SMTP_URL is not set\n`)
    return { ok: true }
  },
})
