import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../ground/db/database.ts'
import { assessments, type StoredAssessment } from '../ground/db/schema/assessments.ts'
import { type DueReceipt, receiptMailboxes } from '../ground/db/schema/orders.ts'
import { mailboxOf } from '../ground/mail/mailbox-of.ts'
import { type Pepper, peppered } from '../ground/secrets/pepper.ts'

type Receipt = Pick<DueReceipt, 'orderId' | 'assessmentId'> & { address: string }

/** Includes the report, so that it does not link two reports of one buyer. */
const digestOf = ({ names }: Pepper, assessmentId: string, address: string) =>
  peppered(names, 'receipt', assessmentId, address)

/** Remembers where a receipt was sent; an email address that cannot receive codes opens nothing. */
export async function keepReceiptMailbox(
  db: Database,
  pepper: Pepper,
  { orderId, assessmentId, address }: Receipt,
) {
  const mailbox = mailboxOf(address.trim().toLowerCase())
  if (mailbox === null) return
  const digest = digestOf(pepper, assessmentId, mailbox.address)
  await db.insert(receiptMailboxes).values({ orderId, assessmentId, digest }).onConflictDoNothing()
}

export const forgetReceiptMailbox = (db: Database, orderId: string) =>
  db.delete(receiptMailboxes).where(eq(receiptMailboxes.orderId, orderId))

/** Finds an open report with an emailed receipt, optionally to this address. */
async function findReceipted(
  db: Database,
  assessmentId: string,
  digest?: string,
): Promise<StoredAssessment | null> {
  const isIt = digest === undefined ? undefined : eq(receiptMailboxes.digest, digest)
  const [found] = await db
    .select({ assessment: assessments })
    .from(receiptMailboxes)
    .innerJoin(assessments, eq(assessments.id, receiptMailboxes.assessmentId))
    .where(and(eq(assessments.id, assessmentId), isNotNull(assessments.unlockReason), isIt))
    .limit(1)
  return found?.assessment ?? null
}

export const findByReceipt = (db: Database, assessmentId: string) => findReceipted(db, assessmentId)

/** Whether this report's receipt went to this email address and the report is still open. */
export const isReceiptOf = async (
  db: Database,
  pepper: Pepper,
  { assessmentId, address }: Omit<Receipt, 'orderId'>,
): Promise<boolean> =>
  (await findReceipted(db, assessmentId, digestOf(pepper, assessmentId, address))) !== null
