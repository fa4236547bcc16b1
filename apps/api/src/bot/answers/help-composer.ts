import { Composer, type Context } from 'grammy'

const helpWords = `You do a few movements, like standing on one leg, reaching for your toes, and squats. The phone’s camera counts and times them. Stand the phone against something, step back until it sees all of you, and it tells you the rest.

Then you read your mobility age: how you move compared with people of your age. It is made to get you moving, and it says nothing about your health.

If something hurts, stop. That is always the right answer.

/start  begin the test
/privacy  what is kept of you
/delete  erase it
/paysupport  questions about a payment`

export function helpComposer(): Composer<Context> {
  const composer = new Composer<Context>()
  composer.command('help', ctx => ctx.reply(helpWords))
  return composer
}
