import { Id, Strict, T, type Static, type TSchema } from './schema.ts'

/** What an event is about; its ids are beside it. */
export type Subject = 'session' | 'crew' | 'recording' | 'import' | 'member' | 'club'

export type DomainEvent<S extends TSchema = TSchema> = {
  type: string
  subject: Subject
  /** Ids and small facts that the reactions need; never health data, names or texts. */
  data: S
  /** What others outside the server may read of `data`; an event without a list is internal. */
  open?: readonly string[]
}
export type DataOf<E extends DomainEvent> = Static<E['data']>

const event = <const N extends string, S extends TSchema>(
  type: N,
  declared: Omit<DomainEvent<S>, 'type' | 'open'> & {
    open?: readonly (keyof Static<S> & string)[]
  },
): DomainEvent<S> & { type: N } => ({ type, ...declared })

/** All ids of a change: there is one event for it, not one for each row. */
const All = T.Array(Id)
const Nothing = Strict({})
const Affected = Strict({ session_ids: All, user_ids: All })

// people

export const rolesChanged = event('roles-changed', { subject: 'member', data: Nothing, open: [] })
/** A person has come in by themselves; inviters are those who opened the way. */
export const memberJoined = event('member-joined', {
  subject: 'member',
  data: Strict({ inviter_ids: All }),
})
export const joinRequested = event('join-requested', { subject: 'member', data: Nothing })
/** Others have decided about them; what was answered is a request to join. */
export const membershipsChanged = event('memberships-changed', {
  subject: 'member',
  data: Strict({ approved_ids: All, refused_ids: All, removed_ids: All }),
})
/** The rules that weigh or date loads have changed. */
export const loadRulesChanged = event('load-rules-changed', { subject: 'club', data: Nothing })
/** An export has come back as this club; what is worked out from its rows is not there yet. */
export const clubBroughtIn = event('club-brought-in', { subject: 'club', data: Nothing })
/** The club no longer shows reports outside. */
export const reportsWithdrawn = event('reports-withdrawn', { subject: 'club', data: Nothing })

// planning

export const sessionsPlanned = event('sessions-planned', {
  subject: 'session',
  data: Nothing,
  open: [],
})
export const sessionsChanged = event('sessions-changed', {
  subject: 'session',
  data: Nothing,
  open: [],
})
/** Somebody who changed a session also said whether people see its crews. */
export const crewsReleased = event('crews-released', {
  subject: 'session',
  data: Strict({ published: T.Boolean() }),
})
export const sessionPeopleChanged = event('session-people-changed', {
  subject: 'session',
  data: Nothing,
  open: [],
})
export const sessionsPublished = event('sessions-published', {
  subject: 'session',
  data: Nothing,
  open: [],
})
export const sessionsUnpublished = event('sessions-unpublished', {
  subject: 'session',
  data: Nothing,
  open: [],
})
export const sessionsDeleted = event('sessions-deleted', {
  subject: 'session',
  data: Nothing,
  open: [],
})
export const sessionsRestored = event('sessions-restored', {
  subject: 'session',
  data: Nothing,
  open: [],
})
/** They leave the bin for good. */
export const sessionsPurged = event('sessions-purged', { subject: 'session', data: Nothing })
export const sessionsMerged = event('sessions-merged', {
  subject: 'session',
  data: Strict({ from_ids: All, publishes: T.Boolean() }),
  open: ['from_ids'],
})
export const mergeUndone = event('merge-undone', {
  subject: 'session',
  data: Strict({ from_ids: All, unpublishes: T.Boolean() }),
  open: ['from_ids'],
})
export const commentsChanged = event('session-comments-changed', {
  subject: 'session',
  data: Nothing,
  open: [],
})
export const sessionRated = event('session-rated', {
  subject: 'session',
  data: Strict({ user_ids: All }),
})
export const attendanceChanged = event('attendance-changed', {
  subject: 'session',
  data: Strict({ user_ids: All }),
  open: ['user_ids'],
})
/** These people have won or lost a place, by what somebody else did. */
export const placesMoved = event('places-moved', {
  subject: 'session',
  data: Strict({ freed: All, lost: All }),
})

// boats

/**
 * counted_ids are those of the sessions that have a recording or a result in the name of a crew.
 */
export const crewsChanged = event('crews-changed', {
  subject: 'crew',
  data: Strict({ session_ids: All, counted_ids: All }),
  open: ['session_ids'],
})
export const crewsPublished = event('crews-published', {
  subject: 'crew',
  data: Strict({ session_ids: All, published: T.Boolean() }),
  open: ['session_ids', 'published'],
})
/** Races of a regatta were planned, changed or have a result. */
export const racesChanged = event('races-changed', { subject: 'session', data: Nothing, open: [] })
export const raceTimed = event('race-timed', { subject: 'session', data: Nothing, open: [] })
export const racePiecesRemoved = event('race-pieces-removed', {
  subject: 'session',
  data: Nothing,
  open: [],
})

// recordings

export const importChanged = event('import-changed', { subject: 'import', data: Affected })
export const recordingsChanged = event('recordings-changed', {
  subject: 'recording',
  data: Affected,
})
/** Working them out again, by other zones, has changed figures only. */
export const figuresRecounted = event('figures-recounted', { subject: 'recording', data: Affected })
export const effortsChanged = event('efforts-changed', {
  subject: 'recording',
  data: Strict({ session_ids: All }),
})
export const seatsChanged = event('seats-changed', {
  subject: 'recording',
  data: Strict({ session_ids: All, counted_ids: All }),
})

// analysis

export const scoresChanged = event('scores-changed', {
  subject: 'session',
  data: Nothing,
  open: [],
})
export const recordingChosen = event('recording-chosen', {
  subject: 'session',
  data: Strict({ user_ids: All }),
})
/** Tests of these people were entered, changed or deleted. */
export const performanceTestsChanged = event('performance-tests-changed', {
  subject: 'member',
  data: Strict({ user_ids: All }),
})

/** What coaches say about the way back of these people to training has changed. */
export const returnNotesChanged = event('return-notes-changed', {
  subject: 'member',
  data: Strict({ user_ids: All }),
})
/** What these people said of a morning has changed. */
export const morningsChanged = event('mornings-changed', {
  subject: 'member',
  data: Strict({ user_ids: All }),
})
/** Targets, phases or goals of a season have changed; that of the club where nobody is named. */
export const seasonChanged = event('season-changed', {
  subject: 'club',
  data: Strict({ squad_ids: All, user_ids: All }),
  open: ['squad_ids', 'user_ids'],
})
