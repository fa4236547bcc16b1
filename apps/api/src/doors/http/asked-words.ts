import {
  firstLanguage,
  inventedLanguages,
  type Language,
  languageFor,
  wishedLanguages,
} from '@lithe/words/languages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AllWords, Words } from '../../ground/ports/words.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The words of the language that the caller reads; English where none that there is is asked for. */
    words: Words
  }
}

type Asking = Pick<FastifyRequest, 'headers'>

/** The most wanted language of those that something is written in; null where a request asks for none of them. */
export function languageAsked({ headers }: Asking): Language | null {
  for (const wish of wishedLanguages(headers['accept-language'])) {
    const language = languageFor(wish)
    if (language !== null) return language
  }
  return null
}

/** The words that a request is answered in. */
export const askedWords = (all: AllWords, request: Asking): Words =>
  all[languageAsked(request) ?? firstLanguage]

const invented = new RegExp(inventedLanguages.join('|').replaceAll('-', '[-_]'), 'gi')

/**
 * Answers each request in the language its header asks for. The header also chooses the language of a mail to another person:
 * in production the languages invented for trying pages are not offered.
 */
export function wordsOfRequests(
  app: FastifyInstance,
  all: AllWords,
  { isProduction }: { isProduction: boolean },
) {
  if (isProduction)
    app.addHook('onRequest', async ({ headers }) => {
      const wishes = headers['accept-language']
      if (wishes !== undefined) headers['accept-language'] = wishes.replaceAll(invented, '')
    })
  app.decorateRequest('words', {
    getter() {
      return askedWords(all, this)
    },
  })
}
