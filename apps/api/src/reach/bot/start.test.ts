import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { referralCounts } from '../../ground/db/schema/messenger.ts'
import { rateLimits } from '../../ground/db/schema/rate-limits.ts'
import { describeWithBot, publicUrl } from '../../testing/telegram/describe-with-bot.ts'
import { newSender, textUpdate } from '../../testing/telegram/updates.ts'
import { everyWord } from '../../testing/test-app.ts'

const { start: greeting } = everyWord.en.bot
const jpegStart = [0xff, 0xd8, 0xff]

describeWithBot('/start', world => {
  async function start(text: string, from = newSender()) {
    const { peer, bring } = world()
    expect(await bring(textUpdate(from, text))).toBe(200)
    const { payload, files } = peer.calls('sendPhoto').at(-1) ?? {}
    return { from, payload, files }
  }
  const buttonTo = (url: string) => ({
    inline_keyboard: [[{ text: everyWord.en.bot.begin, web_app: { url } }]],
  })
  const counted = (code: string) =>
    world().testApp.database.db.select().from(referralCounts).where(eq(referralCounts.code, code))

  it('greets by name with our picture, uploaded once and referenced afterwards', async () => {
    const { payload, files, from } = await start('/start')
    expect([...(files?.photo?.subarray(0, 3) ?? [])]).toEqual(jpegStart)
    expect(payload).toMatchObject({
      chat_id: from.id,
      caption: expect.stringContaining(greeting.greeting({ name: 'Rosa' })),
      reply_markup: buttonTo(`${publicUrl}/longevity-test`),
    })
    const again = await start('/start')
    expect(again.files).toEqual({})
    expect(again.payload?.photo).toMatch(/^file-/)
  })

  it('uploads the picture again when Telegram has forgotten its id', async () => {
    await start('/start')
    const { failNext } = world().peer
    failNext('sendPhoto', { error_code: 400, description: 'Bad Request: wrong file identifier' })
    const { files } = await start('/start')
    expect([...(files?.photo?.subarray(0, 3) ?? [])]).toEqual(jpegStart)
  })

  it('passes an organisation on to the mini app, and names it', async () => {
    const { payload } = await start('/start o-INSURER_r-anna')
    expect(payload).toMatchObject({
      caption: expect.stringContaining(greeting.sentBy({ name: 'Your insurer' })),
      reply_markup: buttonTo(`${publicUrl}/longevity-test?o=insurer`),
    })
  })

  it.each([
    'o-nobody',
    'hello',
    'o-<script>',
    'o-insurer&o=x',
    '../../insurer',
    `r-${'x'.repeat(90)}`,
    'o-',
    '💚',
  ])('opens the plain mini app and counts nothing for the parameter %j', async parameter => {
    const { db } = world().testApp.database
    const before = await db.select().from(referralCounts)
    const { payload } = await start(`/start ${parameter}`)
    expect(payload?.reply_markup).toEqual(buttonTo(`${publicUrl}/longevity-test`))
    expect(await db.select().from(referralCounts)).toEqual(before)
  })

  it('counts a referred person once a day, without storing them', async () => {
    const { testApp } = world()
    const { from: first } = await start('/start r-Spring')
    await start('/start o-insurer_r-Spring')
    await start('/start r-Spring', first)
    expect(await counted('Spring')).toEqual([{ code: 'Spring', day: '2026-05-04', starts: 2 }])
    const limits = JSON.stringify(await testApp.database.db.select().from(rateLimits))
    expect(limits).toContain('referral')
    expect(limits).not.toContain(String(first.id))
    testApp.clock.now = new Date('2026-05-05T00:10:00Z')
    await start('/start r-Spring')
    expect((await counted('Spring')).map(({ starts }) => starts).sort()).toEqual([1, 2])
  })
})

describeWithBot(
  '/start without a public URL',
  world => {
    it('says that the test cannot open yet, and shows no button', async () => {
      const { peer, testApp } = world()
      await peer.deliver(textUpdate(newSender(), '/start o-insurer'))
      await expect.poll(() => peer.calls('sendPhoto')).toHaveLength(1)
      const [call] = peer.calls('sendPhoto')
      expect(call?.payload.caption).toContain(greeting.notYet)
      expect(call?.payload.reply_markup).toBeUndefined()
      expect(peer.books.menuButton).toEqual({ type: 'default' })
      expect(testApp.logged.join('')).toContain('polling')
    })
  },
  { publicUrl: null },
)
