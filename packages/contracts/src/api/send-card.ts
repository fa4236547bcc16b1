import { z } from 'zod'
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
    /** Says which chat: the server does not keep it. Sealed by Telegram, for the account of the session. */
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
