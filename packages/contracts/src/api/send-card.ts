import { z } from 'zod'
import { cardFormats } from '../constants.ts'
import { endpoint } from './endpoint.ts'
import { Caller } from './identity.ts'

export const sendCard = endpoint({
  method: 'POST',
  path: '/report/:assessmentId/card',
  summary: 'Send the share card of a report, drawn here from its numbers, to its owner’s chat with the bot',
  who: 'owner',
  body: Caller.extend({
    showsName: z.boolean(),
    showsRealAge: z.boolean(),
    /** Absent from older pages, whose card always had the age. */
    showsMobilityAge: z.boolean().exactOptional(),
    /** A square when absent. */
    format: z.enum(cardFormats).exactOptional(),
    /** Identifies the chat, which the server does not store. Signed by Telegram, for the session's account. */
    initData: z.string().min(1).max(8000),
  }),
  data: z.object({}),
  errors: [
    'malformed',
    'no-mobility-age',
    'proof-refused',
    'bot-off',
    'bot-blocked',
    'too-many-requests',
    'unavailable',
  ],
})
