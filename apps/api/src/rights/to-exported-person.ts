import type { ExportedAssessment, ExportedPerson } from '@lithe/contracts/api'
import { movements } from '@lithe/movements/catalog'
import { wordFreeReport, wordFullReport } from '../assessments/word-report.ts'
import { toUserDetails } from '../doors/people/find-person.ts'
import type { StoredAssessment, StoredSession } from '../ground/db/schema/assessments.ts'
import type { StarsCheckout } from '../ground/db/schema/checkouts.ts'
import type { Person, StoredConsent } from '../ground/db/schema/people.ts'
import type { StoredReminder } from '../ground/db/schema/reminders.ts'
import type { SharedResult, StoredSharing } from '../ground/db/schema/sharings.ts'
import type { Words } from '../ground/ports/words.ts'
import type { Pepper } from '../ground/secrets/pepper.ts'
import { openPlace } from '../ground/secrets/seal.ts'
import type { ReportRows, readWishes } from './read-kept-rows.ts'

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

/** Messages and keys for export. */
type Reading = { words: Words; pepper: Pepper }

type ExportedOrder = ExportedAssessment['orders'][number]

const time = (date: Date | null) => date?.toISOString() ?? null

const toStars = (checkout: StarsCheckout | null): ExportedOrder['stars'] =>
  checkout && { price: checkout.stars, chargeId: checkout.chargeId, payer: checkout.payer }

/** Builds an exporter of orders from the history of all orders. */
function toExportedOrder({ changes }: ReportRows, pepper: Pepper) {
  const changesOf = groupBy(changes, ({ orderId }) => orderId)
  return (order: ReportRows['orders'][number]): ExportedOrder => ({
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
    receiptGoesTo: openPlace(pepper, order.receiptGoesTo),
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

const toFeedback = (rows: ReportRows['feedback']): ExportedAssessment['feedback'] => {
  const [said] = rows
  return said ? { rating: said.rating, feedback: said.comment, savedAt: said.savedAt.toISOString() } : null
}

/** Exports reports as read and as stored, with their dependents; the full part only when open. */
export function toExportedAssessments(rows: ReportRows, { words, pepper }: Reading): ExportedAssessment[] {
  const { wording } = words
  const feedbackOn = groupBy(rows.feedback, ({ assessmentId }) => assessmentId)
  const redeemedFor = groupBy(rows.redemptions, ({ assessmentId }) => assessmentId)
  const ordersFor = groupBy(rows.orders, ({ assessmentId }) => assessmentId)
  const toOrder = toExportedOrder(rows, pepper)
  return rows.rows.map(row => {
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
  })
}

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

/** Omits the key, which leads to nothing else. */
const toSharing = (
  row: StoredSharing | undefined,
  results: readonly SharedResult[],
): ExportedPerson['sharing'] =>
  row
    ? {
        givenAt: row.givenAt.toISOString(),
        endedAt: time(row.endedAt),
        results: results.map(({ key: _own, ...result }) => result),
      }
    : null

const toReminder = (row: StoredReminder | undefined, pepper: Pepper): ExportedPerson['reminder'] =>
  row
    ? {
        way: row.way,
        weeks: row.weeks,
        time: row.time,
        zone: row.zone,
        at: row.remindAt.toISOString(),
        goesTo: row.way === 'mail' ? openPlace(pepper, row.sealedPlace) : null,
        chatId: row.way === 'message' ? Number(openPlace(pepper, row.sealedPlace)) : null,
        setAt: row.setAt.toISOString(),
      }
    : null

export const toExportedSession = (session: StoredSession): ExportedPerson['sessions'][number] => ({
  sessionId: session.id,
  movement: session.movement,
  test: movements[session.movement].test,
  measured: session.measured,
  measuredAt: session.measuredAt.toISOString(),
  receivedAt: session.receivedAt.toISOString(),
})

/** Exports a person without measurements. */
export const toExportedWishes = (
  person: Person,
  { consents, reminder, sharing, sharedResults }: Awaited<ReturnType<typeof readWishes>>,
  pepper: Pepper,
): Omit<ExportedPerson, 'sessions' | 'assessments'> => ({
  userDetails: toUserDetails(person),
  language: person.language,
  knownSince: person.createdAt.toISOString(),
  guestSeenAt: person.guestSeenAt?.toISOString() ?? null,
  consents: consents.map(toConsent),
  sharing: toSharing(sharing, sharedResults),
  reminder: toReminder(reminder, pepper),
})
