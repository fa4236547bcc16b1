import { starsWords } from '../stars-price.ts'
import type { WhyNot } from './why-not-pay.ts'

/** What is read on Telegram's sheet when Stars are not taken. */
export const whyNotSentences: Record<WhyNot, string> = {
  unknown: 'We do not know this payment. Please open your report in Lithe and start from there.',
  'already-open': 'This report is open already, so there is nothing to pay. Open Lithe to read it.',
  over: 'This payment has ended. Please open your report in Lithe and start it again.',
  'other-price': 'The price has changed. Please open your report in Lithe and start the payment again.',
}

export const openedSentence =
  'Thank you. Your payment has arrived, and your full report is open in Lithe. It stays open.'

export const givenBackSentence = (stars: number) =>
  `Your payment of ${starsWords(stars)} opened nothing new, so all of it is on its way back to you.`

export const stuckSentence =
  'Your payment opened nothing new, and giving it back did not work. Please send /paysupport, and we see to it.'

export const refundedSentence = (stars: number) =>
  `${starsWords(stars)} went back to you. The full report they opened is closed again.`
