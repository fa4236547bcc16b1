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
    /** Messages in the caller's language; English if no requested language is supported. */
    words: Words
  }
}

type Asking = Pick<FastifyRequest, 'headers'>

/** The preferred supported language of a request, or null. */
export function languageAsked({ headers }: Asking): Language | null {
  for (const wish of wishedLanguages(headers['accept-language'])) {
    const language = languageFor(wish)
    if (language !== null) return language
  }
  return null
}

export const askedWords = (all: AllWords, request: Asking): Words =>
  all[languageAsked(request) ?? firstLanguage]

const invented = new RegExp(inventedLanguages.join('|').replaceAll('-', '[-_]'), 'gi')

/**
 * Attaches the messages in the requested language to each request. The header also sets the language of an
 * email to another person; test languages are not offered in production.
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
