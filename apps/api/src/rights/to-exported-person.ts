import type { ExportedPerson } from '@lithe/contracts/api'
import { movements } from '@lithe/movements/catalog'
import type { StoredConsent } from '../db/schema/consents.ts'
import type { Person } from '../db/schema/people.ts'
import type { StoredReplay } from '../db/schema/replays.ts'
import { toUserDetails } from '../people/user-details.ts'
import { groupBy } from './group-by.ts'
import type { KeptRows } from './read-kept-rows.ts'
import { toExportedAssessment } from './to-exported-assessment.ts'

/** A person of whom nothing is kept. */
export const unknownPerson: ExportedPerson = {
  userDetails: { name: '', age: '', sex: '' },
  knownSince: null,
  guestSeenAt: null,
  consents: [],
  replayConsents: [],
  sessions: [],
  assessments: [],
}

type Given = Pick<StoredConsent, 'isByGuardian' | 'givenAt' | 'recordedAt' | 'withdrawnAt'>

const toGiven = ({ isByGuardian, givenAt, recordedAt, withdrawnAt }: Given) => ({
  isByGuardian,
  givenAt: givenAt.toISOString(),
  recordedAt: recordedAt.toISOString(),
  withdrawnAt: withdrawnAt?.toISOString() ?? null,
})

function toReplay(replay: StoredReplay | undefined) {
  if (!replay) return null
  const { sessionId: _session, ...kept } = replay
  return kept
}

/** How to write a person down, given everything kept of all of them. */
export function toExportedPerson(rows: KeptRows) {
  const consentsOf = groupBy(rows.consents, ({ personId }) => personId)
  const sessionsOf = groupBy(rows.sessions, ({ personId }) => personId)
  const assessmentsOf = groupBy(rows.assessments, ({ personId }) => personId)
  const replayConsentsOf = groupBy(rows.replayConsents, ({ personId }) => personId)
  const replayOf = groupBy(rows.replays, ({ sessionId }) => sessionId)
  const toAssessment = toExportedAssessment(rows)
  return (person: Person): ExportedPerson => ({
    userDetails: toUserDetails(person),
    knownSince: person.createdAt.toISOString(),
    guestSeenAt: person.guestSeenAt?.toISOString() ?? null,
    consents: consentsOf(person.id).map(({ version, ...consent }) => ({ version, ...toGiven(consent) })),
    replayConsents: replayConsentsOf(person.id).map(({ version, organisation, ...consent }) => ({
      ...{ version, organisation },
      ...toGiven(consent),
    })),
    sessions: sessionsOf(person.id).map(session => ({
      sessionId: session.id,
      movement: session.movement,
      test: movements[session.movement].test,
      measured: session.measured,
      measuredAt: session.measuredAt.toISOString(),
      receivedAt: session.receivedAt.toISOString(),
      replay: toReplay(replayOf(session.id)[0]),
    })),
    assessments: assessmentsOf(person.id).map(toAssessment),
  })
}
