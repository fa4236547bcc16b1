import type { ExportedPerson } from '@lithe/contracts/api'
import { movements } from '@lithe/movements/catalog'
import type { Person } from '../db/schema/people.ts'
import { toUserDetails } from '../people/user-details.ts'
import { groupBy } from './group-by.ts'
import type { KeptRows } from './read-kept-rows.ts'
import { toExportedAssessment } from './to-exported-assessment.ts'

/** Somebody of whom nothing is kept. */
export const unknownPerson: ExportedPerson = {
  userDetails: { name: '', age: '', sex: '' },
  knownSince: null,
  guestSeenAt: null,
  consents: [],
  sessions: [],
  assessments: [],
}

/** How to write a person down, given everything kept of all of them. */
export function toExportedPerson(rows: KeptRows) {
  const consentsOf = groupBy(rows.consents, ({ personId }) => personId)
  const sessionsOf = groupBy(rows.sessions, ({ personId }) => personId)
  const assessmentsOf = groupBy(rows.assessments, ({ personId }) => personId)
  const toAssessment = toExportedAssessment(rows)
  return (person: Person): ExportedPerson => ({
    userDetails: toUserDetails(person),
    knownSince: person.createdAt.toISOString(),
    guestSeenAt: person.guestSeenAt?.toISOString() ?? null,
    consents: consentsOf(person.id).map(({ version, isByGuardian, givenAt, recordedAt, withdrawnAt }) => ({
      ...{ version, isByGuardian, givenAt: givenAt.toISOString(), recordedAt: recordedAt.toISOString() },
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    })),
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
