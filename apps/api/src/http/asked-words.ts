import { wishedLanguages } from '@lithe/words/languages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type AllWords, type Words, wordsFor } from '../ports/words.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The words of the language that the caller reads, as far as it says. */
    words: Words
  }
}

type Asking = Pick<FastifyRequest, 'headers'>

/** The words of the language that a request asks for; English where it asks for none that there is. */
export const askedWords = (all: AllWords, { headers }: Asking): Words =>
  wordsFor(all, { browser: wishedLanguages(headers['accept-language']) })

/** Whether a request says at all what its sender reads. */
export const asksForWords = ({ headers }: Asking) => wishedLanguages(headers['accept-language']).length > 0

/** Lets every request tell in which words it is to be answered. */
export function wordsOfRequests(app: FastifyInstance, all: AllWords) {
  app.decorateRequest('words', {
    getter() {
      return askedWords(all, this)
    },
  })
}
