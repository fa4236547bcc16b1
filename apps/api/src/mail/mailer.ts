export type Mail = { to: string; subject: string; text: string; html: string }

/** Sends a mail, or says by a machine's word why it could not. */
export type Mailer = { send(mail: Mail): Promise<{ ok: true } | { ok: false; reason: string }> }
