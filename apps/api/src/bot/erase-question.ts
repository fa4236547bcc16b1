const prefix = 'erase'

/** How long the question can be answered: later, it was not just asked. */
export const questionLifeMs = 10 * 60_000

export type ErasePress = {
  says: 'yes' | 'no'
  /** Who was asked. */
  telegramId: number
  askedAt: Date
}

/** What a button under the question brings back; Telegram takes 64 bytes. */
export const erasePressData = ({ says, telegramId, askedAt }: ErasePress) =>
  [prefix, says, telegramId, askedAt.getTime()].join(':')

export const erasePressPattern = /^erase:(yes|no):(\d{1,16}):(\d{1,16})$/

export function readErasePress(match: string | RegExpMatchArray): ErasePress {
  const [, says, telegramId, askedAt] = match
  return {
    says: says === 'yes' ? 'yes' : 'no',
    telegramId: Number(telegramId),
    askedAt: new Date(Number(askedAt)),
  }
}

/** Only an answer of the one who was asked, and soon, counts. */
export function countsFrom({ telegramId, askedAt }: ErasePress, presserId: number, now: Date): boolean {
  const ageMs = now.getTime() - askedAt.getTime()
  return telegramId === presserId && ageMs >= 0 && ageMs <= questionLifeMs
}
