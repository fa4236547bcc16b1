import { randomBytes } from 'node:crypto'
import { type FormFields, fieldAt } from './form-fields.ts'

export type Charge = { id: string; amount: number; amount_refunded: number; disputed: boolean }
export type Intent = { id: string; status: string; charge: Charge | null }
export type Dispute = { id: string; status: string; intent: Intent }
export type Session = {
  id: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  amount_total: number
  params: FormFields
  email: string | null
  intent: Intent | null
}

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`

const newCharge = (amount: number): Charge => ({
  id: newId('ch'),
  amount,
  amount_refunded: 0,
  disputed: false,
})

/** Stripe's records of sessions, payments and disputes, and what payers and banks do to them. */
export class PeerBooks {
  readonly sessions = new Map<string, Session>()
  readonly disputes: Dispute[] = []
  /** As Stripe would list them. */
  readonly webhooks: object[] = []

  create(params: FormFields): Session {
    const session: Session = {
      id: newId('cs_test'),
      status: 'open',
      payment_status: 'unpaid',
      email: null,
      intent: null,
      params,
      amount_total: Number(fieldAt(params, 'line_items', '0', 'price_data', 'unit_amount')),
    }
    this.sessions.set(session.id, session)
    return session
  }

  session(id: string): Session {
    const session = this.sessions.get(id)
    if (!session) throw new Error(`there is no session ${id}`)
    return session
  }

  charge(id: string): Charge {
    const charge = this.session(id).intent?.charge
    if (!charge) throw new Error(`nothing was charged in ${id}`)
    return charge
  }

  pay(id: string, email = 'payer@example.org') {
    const session = this.session(id)
    if (session.status !== 'open') throw new Error('only an open session can be paid')
    const intent = { id: newId('pi'), status: 'succeeded', charge: newCharge(session.amount_total) }
    Object.assign(session, { status: 'complete', payment_status: 'paid', email, intent })
  }

  /** Declines a card; the session stays open for another. */
  decline(id: string) {
    const session = this.session(id)
    session.intent ??= { id: newId('pi'), status: 'requires_payment_method', charge: null }
  }

  /** Pays with a delayed payment method. */
  payLater(id: string, email = 'payer@example.org') {
    const intent = { id: newId('pi'), status: 'processing', charge: null }
    Object.assign(this.session(id), { status: 'complete', email, intent })
  }

  endPayLater(id: string, hasMoney: boolean) {
    const session = this.session(id)
    const { intent } = session
    if (!intent) throw new Error('nobody has begun to pay')
    intent.status = hasMoney ? 'succeeded' : 'requires_payment_method'
    intent.charge = hasMoney ? newCharge(session.amount_total) : null
    session.payment_status = hasMoney ? 'paid' : 'unpaid'
  }

  expire(id: string) {
    this.session(id).status = 'expired'
  }

  refund(id: string, cents: number) {
    this.charge(id).amount_refunded += cents
  }

  dispute(id: string, status: string) {
    const { intent } = this.session(id)
    if (!intent) throw new Error('there is nothing to dispute')
    this.charge(id).disputed = true
    const known = this.disputes.find(dispute => dispute.intent === intent)
    if (known) known.status = status
    else this.disputes.push({ id: newId('du'), status, intent })
  }
}
