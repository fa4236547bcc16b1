import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { everyWord } from '../../testing/test-app.ts'
import { describeWithStars } from './testing/describe-with-stars.ts'
import { newStarsBuyer } from './testing/new-stars-buyer.ts'

const { told } = everyWord.en.till
const needsALook = 'a payment in Stars needs a look'
const notTold = 'a payer could not be told what became of their Stars'

describeWithStars('what an operator reads of Stars', world => {
  /** What the log says of a payment, by its charge. */
  const linesAbout = (text: string) =>
    world()
      .testApp.logged.join('')
      .split('\n')
      .filter(line => line.includes(text))
      .map(line => JSON.parse(line))

  it('of a payment for an invoice that is no order’s: which charge it was; its payer is told nothing', async () => {
    const buyer = await newStarsBuyer(world())
    await buyer.pay({ payload: randomUUID(), stars: 100, chargeId: buyer.chargeId })
    expect(linesAbout(buyer.chargeId)).toEqual([
      expect.objectContaining({ taken: 'not-ours', order: 'none', msg: needsALook }),
    ])
    expect(buyer.told()).toEqual([])
  })

  it('of Stars that cannot go back: for which order they came', async () => {
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

  it('of a payment that opened its report: nothing', async () => {
    world().testApp.logged.length = 0
    const buyer = await newStarsBuyer(world())
    await buyer.pay({ ...buyer.invoice, chargeId: buyer.chargeId })
    expect([...linesAbout(needsALook), ...linesAbout(notTold)]).toEqual([])
    expect(buyer.told()).toEqual([told.opened])
  })

  it('of a payer who keeps the bot out: that they were not told, and their report is open all the same', async () => {
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
