import type { ExportedAssessment, ExportedPerson } from '@lithe/contracts/api'
import { movements } from '@lithe/movements/catalog'
import type { Wording } from '@lithe/scoring/wording'
import { wordFreeReport, wordFullReport } from '../assessments/word-report.ts'
import type { StoredAssessment } from '../db/schema/assessments.ts'
import type { StarsCheckout } from '../db/schema/checkouts.ts'
import type { Person, StoredConsent } from '../db/schema/people.ts'
import type { StoredReminder } from '../db/schema/reminders.ts'
import { toUserDetails } from '../people/find-person.ts'
import type { KeptRows, OrderRows } from './read-kept-rows.ts'

/** Rows under what they belong to, in the order they came. */
function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): (key: Key) => Row[] {
  const groups = new Map<Key, Row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return key => groups.get(key) ?? []
}

type ExportedOrder = ExportedAssessment['orders'][number]

const time = (date: Date | null) => date?.toISOString() ?? null

const toStars = (checkout: StarsCheckout | null): ExportedOrder['stars'] =>
  checkout && { price: checkout.stars, chargeId: checkout.chargeId, payer: checkout.payer }

/** How to write an order down, given what became of all of them. */
function toExportedOrder({ changes }: OrderRows) {
  const changesOf = groupBy(changes, ({ orderId }) => orderId)
  return (order: OrderRows['orders'][number]): ExportedOrder => ({
    orderId: order.id,
    provider: order.provider,
    checkoutId: order.checkoutId,
    state: order.state,
    priceCents: order.priceCents,
    refundedCents: order.refundedCents,
    createdAt: order.createdAt.toISOString(),
    cancelAskedAt: time(order.cancelAskedAt),
    paidAt: time(order.paidAt),
    settledAt: time(order.settledAt),
    receiptGoesTo: order.receiptGoesTo,
    receiptSentAt: time(order.receiptSentAt),
    stars: toStars(order.stars),
    changes: changesOf(order.id).map(({ state, refundedCents, report, changedAt }) => ({
      state,
      refundedCents,
      report,
      changedAt: changedAt.toISOString(),
    })),
  })
}

const toUnlock = ({
  unlockReason: reason,
  unlockSource: source,
  unlockedAt,
  isInherited,
  inheritedFrom,
}: StoredAssessment): ExportedAssessment['unlock'] =>
  reason && unlockedAt
    ? { reason, source, unlockedAt: unlockedAt.toISOString(), isInherited, inheritedFrom }
    : null

const toFeedback = (rows: KeptRows['feedback']): ExportedAssessment['feedback'] => {
  const [said] = rows
  return said ? { rating: said.rating, feedback: said.comment, savedAt: said.savedAt.toISOString() } : null
}

/** How to write an assessment down with all that hangs on it. The full part goes along only where it is open. */
function toExportedAssessment(rows: KeptRows, wording: Wording) {
  const feedbackOn = groupBy(rows.feedback, ({ assessmentId }) => assessmentId)
  const redeemedFor = groupBy(rows.redemptions, ({ assessmentId }) => assessmentId)
  const ordersFor = groupBy(rows.orders, ({ assessmentId }) => assessmentId)
  const toOrder = toExportedOrder(rows)
  return (row: StoredAssessment): ExportedAssessment => {
    const isAssessmentUnlocked = row.unlockReason !== null
    return {
      assessmentId: row.id,
      createdAt: row.createdAt.toISOString(),
      modelVersion: row.modelVersion,
      sessionIds: row.sessionIds,
      isAssessmentUnlocked,
      unlock: toUnlock(row),
      freeReportData: wordFreeReport(row.freeReport, wording),
      fullReportData: isAssessmentUnlocked ? wordFullReport(row.fullReport, wording) : null,
      freeReportCodes: row.freeReport,
      fullReportCodes: isAssessmentUnlocked ? row.fullReport : null,
      feedback: toFeedback(feedbackOn(row.id)),
      promoCodes: redeemedFor(row.id).map(({ id, code, percentOff, redeemedAt }) => ({
        redemptionId: id,
        code,
        percentOff,
        redeemedAt: redeemedAt.toISOString(),
      })),
      orders: ordersFor(row.id).map(toOrder),
    }
  }
}

/** A person of whom nothing is kept. */
export const unknownPerson: ExportedPerson = {
  userDetails: { name: '', age: '', sex: '' },
  language: null,
  knownSince: null,
  guestSeenAt: null,
  consents: [],
  sharing: null,
  reminder: null,
  sessions: [],
  assessments: [],
}

const toConsent = ({ version, isByGuardian, givenAt, recordedAt, withdrawnAt }: StoredConsent) => ({
  version,
  isByGuardian,
  givenAt: givenAt.toISOString(),
  recordedAt: recordedAt.toISOString(),
  withdrawnAt: withdrawnAt?.toISOString() ?? null,
})

/** The key is left out: it leads to nothing but what stands here. */
function toExportedSharing({ sharings, sharedResults }: KeptRows) {
  const resultsOf = groupBy(sharedResults, ({ key }) => key)
  return (personId: string): ExportedPerson['sharing'] => {
    const sharing = sharings.find(each => each.personId === personId)
    if (!sharing) return null
    const results = sharing.key === null ? [] : resultsOf(sharing.key)
    return {
      givenAt: sharing.givenAt.toISOString(),
      endedAt: time(sharing.endedAt),
      results: results.map(({ key: _own, ...result }) => result),
    }
  }
}

const toReminder = (row: StoredReminder | undefined): ExportedPerson['reminder'] =>
  row
    ? {
        way: row.way,
        weeks: row.weeks,
        time: row.time,
        zone: row.zone,
        at: row.remindAt.toISOString(),
        goesTo: row.address,
        chatId: row.chatId,
        setAt: row.setAt.toISOString(),
      }
    : null

/** How to write a person down, given everything kept of all of them; reports as one reads them and as they are kept. */
export function toExportedPerson(rows: KeptRows, wording: Wording) {
  const sharingOf = toExportedSharing(rows)
  const consentsOf = groupBy(rows.consents, ({ personId }) => personId)
  const sessionsOf = groupBy(rows.sessions, ({ personId }) => personId)
  const assessmentsOf = groupBy(rows.assessments, ({ personId }) => personId)
  const reminderOf = groupBy(rows.reminders, ({ personId }) => personId)
  const toAssessment = toExportedAssessment(rows, wording)
  return (person: Person): ExportedPerson => ({
    userDetails: toUserDetails(person),
    language: person.language,
    knownSince: person.createdAt.toISOString(),
    guestSeenAt: person.guestSeenAt?.toISOString() ?? null,
    consents: consentsOf(person.id).map(toConsent),
    sharing: sharingOf(person.id),
    reminder: toReminder(reminderOf(person.id)[0]),
    sessions: sessionsOf(person.id).map(session => ({
      sessionId: session.id,
      movement: session.movement,
      test: movements[session.movement].test,
      measured: session.measured,
      measuredAt: session.measuredAt.toISOString(),
      receivedAt: session.receivedAt.toISOString(),
    })),
    assessments: assessmentsOf(person.id).map(toAssessment),
  })
}
