import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { mailFolder } from '../playwright.config.ts'

const subjectFile = (address: string) => join(mailFolder, address)

/** A real mail server that stores emails in a folder for all journeys. */
export async function startMailServer(port: number) {
  await mkdir(mailFolder, { recursive: true })
  const keep = async (bytes: Buffer) => {
    const { to = [], subject = '' } = await PostalMime.parse(bytes)
    for (const { address } of to) if (address) await writeFile(subjectFile(address), subject)
  }
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 1000,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, taken) => {
      buffer(stream)
        .then(keep)
        .then(() => taken(), taken)
    },
  })
  await once(server.listen(port, 'localhost'), 'listening')
  return { close: () => new Promise<void>(closed => server.close(() => closed())) }
}

/** Waits for the newest email to an address; returns its subject. */
export async function mailedSubject(address: string, subject: RegExp): Promise<string> {
  const newest = () => readFile(subjectFile(address), 'utf8').catch(() => '')
  await expect.poll(newest, { timeout: 30_000 }).toMatch(subject)
  return newest()
}

/** The code in the newest email. */
export const mailedCode = async (address: string): Promise<string> =>
  (await mailedSubject(address, /^\d{6} is your Lithe code$/)).slice(0, 6)
