type Fates = Record<string, Record<string, string | Withheld>>

/** Why a column is not in an export. */
export type Withheld = { withheld: string }
const withheld = (why: string): Withheld => ({ withheld: why })

const own = withheld(
  'a number of our own that says nothing; the export shows by its shape what belongs to what',
)
const digest = withheld('a fingerprint: it finds a row again and tells nobody anything')
const secret = withheld('signs somebody in, or helps to')
const notAPerson = withheld('about no person')
const underway = withheld('the server’s memory of a page that is under way; it is forgotten')
const asOrder = withheld('its order, which is in the export, says the same')
const bookkeeping = withheld('counts what was tried; it goes with the row')

/**
 * For every column of every table, where in the export it stands, or why it does not. `*` is any entry of a list;
 * `^` may be the person or any of the profiles.
 */
export const columnFates: Fates = {
  account_proofs: {
    issuer: 'signInProofs.*.issuer',
    subject_digest: digest,
    account_id: own,
    added_at: 'signInProofs.*.addedAt',
  },
  assessments: {
    id: '^.assessments.*.assessmentId',
    person_id: own,
    session_ids: '^.assessments.*.sessionIds',
    model_version: '^.assessments.*.modelVersion',
    free_report: '^.assessments.*.freeReportData',
    full_report: '^.assessments.*.fullReportData',
    unlock_reason: '^.assessments.*.unlock.reason',
    unlock_source: '^.assessments.*.unlock.source',
    unlocked_at: '^.assessments.*.unlock.unlockedAt',
    is_inherited: '^.assessments.*.unlock.isInherited',
    inherited_from: '^.assessments.*.unlock.inheritedFrom',
    created_at: '^.assessments.*.createdAt',
  },
  bot_updates: { id: notAPerson, claimed_at: notAPerson, handled_at: notAPerson },
  due_receipts: {
    order_id: own,
    assessment_id: own,
    address: '^.assessments.*.orders.*.receiptGoesTo',
    tries: bookkeeping,
    due_at: bookkeeping,
  },
  feedback: {
    assessment_id: own,
    rating: '^.assessments.*.feedback.rating',
    comment: '^.assessments.*.feedback.feedback',
    saved_at: '^.assessments.*.feedback.savedAt',
  },
  known_devices: {
    token_digest: secret,
    account_id: own,
    session_id: own,
    created_at: 'knownDevices.*.knownSince',
    expires_at: 'knownDevices.*.knownUntil',
  },
  order_changes: {
    order_id: own,
    revision: own,
    state: '^.assessments.*.orders.*.changes.*.state',
    refunded_cents: '^.assessments.*.orders.*.changes.*.refundedCents',
    report: '^.assessments.*.orders.*.changes.*.report',
    changed_at: '^.assessments.*.orders.*.changes.*.changedAt',
  },
  orders: {
    id: '^.assessments.*.orders.*.orderId',
    assessment_id: own,
    provider: '^.assessments.*.orders.*.provider',
    checkout_id: '^.assessments.*.orders.*.checkoutId',
    state: '^.assessments.*.orders.*.state',
    revision: own,
    price_cents: '^.assessments.*.orders.*.priceCents',
    refunded_cents: '^.assessments.*.orders.*.refundedCents',
    created_at: '^.assessments.*.orders.*.createdAt',
    cancel_asked_at: '^.assessments.*.orders.*.cancelAskedAt',
    paid_at: '^.assessments.*.orders.*.paidAt',
    settled_at: '^.assessments.*.orders.*.settledAt',
    receipt_sent_at: '^.assessments.*.orders.*.receiptSentAt',
  },
  payment_events: { id: notAPerson, type: notAPerson, received_at: notAPerson },
  people: {
    id: own,
    identifier_digest: digest,
    keeper_id: own,
    profile: 'profiles.*.profile',
    name: '^.userDetails.name',
    age_years: '^.userDetails.age',
    sex: '^.userDetails.sex',
    seat: '^.userDetails.seat',
    created_at: '^.knownSince',
  },
  promo_codes: {
    code: notAPerson,
    percent_off: notAPerson,
    uses: notAPerson,
    max_uses: notAPerson,
    max_uses_per_person: notAPerson,
    valid_until: notAPerson,
    disabled_at: notAPerson,
    created_at: notAPerson,
  },
  promo_redemptions: {
    id: '^.assessments.*.promoCodes.*.redemptionId',
    code: '^.assessments.*.promoCodes.*.code',
    keeper_id: own,
    assessment_id: own,
    percent_off: '^.assessments.*.promoCodes.*.percentOff',
    redeemed_at: '^.assessments.*.promoCodes.*.redeemedAt',
  },
  rate_limits: { key: digest, points: bookkeeping, expire: bookkeeping },
  referral_counts: { code: notAPerson, day: notAPerson, starts: notAPerson },
  sandbox_checkouts: {
    id: underway,
    state: underway,
    price_cents: underway,
    is_declined: underway,
    success_url: underway,
    cancel_url: underway,
    created_at: underway,
  },
  sessions: {
    id: '^.sessions.*.sessionId',
    person_id: own,
    movement: '^.sessions.*.movement',
    measured: '^.sessions.*.measured',
    measured_at: '^.sessions.*.measuredAt',
    received_at: '^.sessions.*.receivedAt',
  },
  sign_in_codes: {
    address_digest: digest,
    salt: secret,
    code_digest: secret,
    asker_digest: secret,
    attempts: bookkeeping,
    sent_at: bookkeeping,
    expires_at: bookkeeping,
    locked_until: bookkeeping,
    sends: bookkeeping,
    sends_since: bookkeeping,
  },
  sign_in_sessions: {
    id: 'devices.*.deviceId',
    token_digest: secret,
    earlier_token_digest: secret,
    token_made_at: secret,
    token_seen_at: 'devices.*.seenAt',
    account_id: own,
    names: digest,
    way: 'devices.*.way',
    device: 'devices.*.name',
    created_at: 'devices.*.signedInAt',
    expires_at: 'devices.*.signedInUntil',
  },
  stars_checkouts: {
    order_id: own,
    stars: '^.assessments.*.orders.*.stars.price',
    invoice_url: withheld('a place to pay, with nothing left to pay there'),
    state: asOrder,
    charge_id: '^.assessments.*.orders.*.stars.chargeId',
    payer: '^.assessments.*.orders.*.stars.payer',
    created_at: asOrder,
    paid_at: asOrder,
    refunded_at: asOrder,
  },
  stripe_checkouts: {
    order_id: underway,
    own_origin: underway,
    spent_keys: underway,
    success_url: underway,
    cancel_url: underway,
    checkout_id: underway,
    checkout_url: underway,
    created_at: underway,
  },
  used_proofs: { digest: secret, used_at: bookkeeping, expires_at: bookkeeping },
}
