import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { everyWord } from '../../testing/test-app.ts'
import { describeWithStars } from './testing/describe-with-stars.ts'
import { newStarsBuyer } from './testing/new-stars-buyer.ts'

const { told } = everyWord.en.checkout
const needsALook = 'a payment in Stars needs a look'
const notTold = 'a payer could not be told what became of their Stars'

describeWithStars('the log of payments in Stars', world => {
  /** Parsed log lines that contain the text. */
  const linesAbout = (text: string) =>
    world()
      .testApp.logged.join('')
      .split('\n')
      .filter(line => line.includes(text))
      .map(line => JSON.parse(line))

  it('records the charge of a payment without an order, and tells the payer nothing', async () => {
    const buyer = await newStarsBuyer(world())
    await buyer.pay({ payload: randomUUID(), stars: 100, chargeId: buyer.chargeId })
    expect(linesAbout(buyer.chargeId)).toEqual([
      expect.objectContaining({ taken: 'not-ours', order: 'none', msg: needsALook }),
    ])
    expect(buyer.told()).toEqual([])
  })

  it('names the order when Stars cannot be refunded', async () => {
    const buyer = await newStarsBuyer(world())
    await buyer.pay({ ...buyer.invoice, chargeId: buyer.chargeId })
    const second = `charge-${randomUUID()}`
    const failure = { error_code: 400, description: 'Bad Request: CHARGE_NOT_FOUND' }
    world().peer.failNext('refundStarPayment', failure)
    await buyer.pay({ ...buyer.invoice, chargeId: second })
    expect(linesAbout(second)).toEqual([
      expect.objectContaining({ taken: 'stuck', order: buyer.orderId, msg: needsALook }),
    ])
  })

  it('records nothing for a payment that opened its report', async () => {
    world().testApp.logged.length = 0
    const buyer = await newStarsBuyer(world())
    await buyer.pay({ ...buyer.invoice, chargeId: buyer.chargeId })
    expect([...linesAbout(needsALook), ...linesAbout(notTold)]).toEqual([])
    expect(buyer.told()).toEqual([told.opened])
  })

  it('records that a payer who blocked the bot was not told, though the report is open', async () => {
    const buyer = await newStarsBuyer(world())
    world().testApp.logged.length = 0
    world().peer.failNext('sendMessage', {
      error_code: 403,
      description: 'Forbidden: bot was blocked by the user',
    })
    await buyer.pay({ ...buyer.invoice, chargeId: buyer.chargeId })
    expect(linesAbout(notTold)).toEqual([expect.objectContaining({ reason: 'bot-blocked' })])
    expect(await buyer.isOpen()).toBe(true)
  })
})
