import { Composer, type Context } from 'grammy'

export const helpWords = (
  emergencyNumber: string,
) => `You do a few movements, like standing on one leg, reaching for your toes, and squats. The phone’s camera counts and times them. Stand the phone against something, step back until it sees all of you, and it tells you the rest.

Then you read your mobility age: how you move compared with people of your age. It is made to get you moving, and it says nothing about your health.

Have a sturdy chair or a wall beside you, one that does not slide. A few questions come first, and there is an easier way where you need one. If something hurts, stop. That is always the right answer.

With pain in the chest, short breath or dizziness, do not begin. If it comes while you move, stop, sit down and call your emergency number: ${emergencyNumber}.

/start  start my longevity test
/privacy  what is kept of you
/delete  erase it
/terms  what you buy, and from whom
/paysupport  questions about a payment`

export function helpComposer(emergencyNumber: string): Composer<Context> {
  const words = helpWords(emergencyNumber)
  const composer = new Composer<Context>()
  composer.command('help', ctx => ctx.reply(words))
  return composer
}
