type Fates = Record<string, Record<string, string | Withheld>>

/** Why a column is not in an export. */
export type Withheld = { withheld: string }
const withheld = (why: string): Withheld => ({ withheld: why })

const own = withheld(
  'a number of our own that says nothing; the export shows by its shape what belongs to what',
)
const digest = withheld('a fingerprint: it finds a row again and tells nothing')
const secret = withheld('signs a person in, or helps to')
const sealed = withheld('sealed under the server’s secret; the export has what it holds, opened')
const notAPerson = withheld('about no person')
const each = (fate: Withheld, columns: string) =>
  Object.fromEntries(columns.split(' ').map(column => [column, fate]))
const ofNobody = (columns: string) => each(notAPerson, columns)
const underway = withheld('the server’s memory of a page that is under way; it is forgotten')
const asOrder = withheld('its order, which is in the export, says the same')
const event = withheld(
  'of use to look into an incident, for 90 days; what was signed in to, opened and erased is in the export or gone',
)
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
    free_report: '^.assessments.*.freeReportCodes',
    full_report: '^.assessments.*.fullReportCodes',
    unlock_reason: '^.assessments.*.unlock.reason',
    unlock_source: '^.assessments.*.unlock.source',
    unlocked_at: '^.assessments.*.unlock.unlockedAt',
    is_inherited: '^.assessments.*.unlock.isInherited',
    inherited_from: '^.assessments.*.unlock.inheritedFrom',
    created_at: '^.assessments.*.createdAt',
  },
  bot_updates: { id: notAPerson, claimed_at: notAPerson, handled_at: notAPerson },
  consents: {
    id: own,
    person_id: own,
    version: '^.consents.*.version',
    is_by_guardian: '^.consents.*.isByGuardian',
    given_at: '^.consents.*.givenAt',
    recorded_at: '^.consents.*.recordedAt',
    withdrawn_at: '^.consents.*.withdrawnAt',
  },
  due_receipts: {
    order_id: own,
    assessment_id: own,
    sealed_address: sealed,
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
  organisation_links: ofNobody('id organisation key_digest uses max_uses valid_until disabled_at created_at'),
  organisations: ofNobody('code name workout_set logo unlocks max_unlocks disabled_at created_at'),
  passkeys: {
    id: 'passkeys.*.passkeyId',
    credential_id: secret,
    account_id: own,
    public_key: secret,
    signatures: bookkeeping,
    names: digest,
    sealed_identifier: withheld('readable only together with what the key itself keeps'),
    name: 'passkeys.*.name',
    created_at: 'passkeys.*.createdAt',
    last_used_at: 'passkeys.*.lastUsedAt',
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
    language: '^.language',
    created_at: '^.knownSince',
    guest_seen_at: '^.guestSeenAt',
  },
  promo_codes: ofNobody(
    'code percent_off uses max_uses max_uses_per_person valid_until disabled_at created_at',
  ),
  promo_redemptions: {
    id: '^.assessments.*.promoCodes.*.redemptionId',
    code: '^.assessments.*.promoCodes.*.code',
    keeper_id: own,
    assessment_id: own,
    percent_off: '^.assessments.*.promoCodes.*.percentOff',
    redeemed_at: '^.assessments.*.promoCodes.*.redeemedAt',
  },
  rate_limits: { key: digest, points: bookkeeping, expire: bookkeeping },
  receipt_mailboxes: { order_id: own, assessment_id: own, digest },
  referral_counts: { code: notAPerson, day: notAPerson, starts: notAPerson },
  reminders: {
    id: own,
    person_id: own,
    way: '^.reminder.way',
    sealed_place: sealed,
    chat_digest: digest,
    weeks: '^.reminder.weeks',
    time: '^.reminder.time',
    zone: '^.reminder.zone',
    remind_at: '^.reminder.at',
    own_origin: withheld('our own address, as the person reached us'),
    stop_digest: digest,
    set_at: '^.reminder.setAt',
    tries: bookkeeping,
    due_at: bookkeeping,
  },
  sandbox_checkouts: each(underway, 'id state price_cents is_declined success_url cancel_url created_at'),
  erasures: ofNobody('name part_of at written_by'),
  secret_checks: { is_the_one: notAPerson, value: notAPerson },
  security_events: {
    id: own,
    at: event,
    kind: event,
    pseudonym: event,
    detail: event,
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
    id: own,
    address_digest: digest,
    mailbox_digest: digest,
    network_digest: digest,
    is_known_device: bookkeeping,
    salt: secret,
    code_digest: secret,
    asker_digest: secret,
    attempts: bookkeeping,
    sent_at: bookkeeping,
    expires_at: bookkeeping,
    locked_until: bookkeeping,
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
    proven_at: 'devices.*.provenAt',
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
    language: underway,
    spent_keys: underway,
    success_url: underway,
    cancel_url: underway,
    checkout_id: underway,
    checkout_url: underway,
    created_at: underway,
  },
  used_proofs: { digest: secret, used_at: bookkeeping, expires_at: bookkeeping },
}
