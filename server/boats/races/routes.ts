import type * as contract from '#contract/boats/races.ts'
import type { RaceChange } from '#contract/boats/races.ts'
import { hasRaces } from '#domain/constants/event-types.ts'
import { canEditSession } from '#domain/rules/sessions.ts'
import { isCoach, type Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, Refusal } from '../../http/refusal.ts'
import { clubGmts } from '../../lookups/queries.ts'
import { demandAthlete } from '../../people/privacy/open.ts'
import { sessionFacts } from '../../planning/session-facts/open.ts'
import { lockedRaces, writeRaces, type StoredRace } from './commands.ts'
import { athleteRaceOf, racesBy, racesOf, typeOf, type Reader } from './queries.ts'

type MemberCall = { db: Db; clubId: ClubId; viewer: Viewer }

/** The regatta and how its races are read; an event of another type has none. */
async function regattaFor({ db, clubId, viewer }: MemberCall, id: number) {
  const facts = await sessionFacts(db, clubId, viewer, id)
  demand(hasRaces(await typeOf(db, clubId, id)), 'not_found')
  const edit = canEditSession(viewer, facts)
  const reader: Reader = { user_id: viewer.user_id, all: edit || isCoach(viewer) }
  return { edit, reader }
}

type Versioned = { id: number; version: number }

/** The changed and deleted races, each once and with the version they were read in. */
function versionsOf(changes: readonly RaceChange[], deleted: readonly Versioned[]): Versioned[] {
  const all = [
    ...changes.flatMap(({ id, version }, index) => {
      if (id === undefined) return []
      const at = `races.${index}.version`
      demand(version !== undefined, 'invalid', { fields: { [at]: 'required' } })
      return [{ id, version }]
    }),
    ...deleted,
  ]
  demand(new Set(all.map(({ id }) => id)).size === all.length, 'invalid', {
    fields: { races: 'twice' },
  })
  return all
}

/** Those that somebody else has changed or deleted meanwhile. */
const overtakenIn = (known: readonly Versioned[], stored: readonly StoredRace[]) => {
  const versions = new Map(stored.map(({ id, version }) => [id, version]))
  return known.filter(({ id, version }) => versions.get(id) !== version).map(({ id }) => id)
}

export const raceHandlers: Handlers<typeof contract> = {
  async eventRaces({ params, ...asked }) {
    const { edit, reader } = await regattaFor(asked, params.id)
    const races = await racesOf(asked.db, asked.clubId, reader, params.id)
    return { data: { races, user_actions: { edit } } }
  },
  async saveRaces({ body: { session_id, races: changes, deleted = [] }, ...asked }) {
    const { db, clubId, viewer } = asked
    const { edit, reader } = await regattaFor(asked, session_id)
    demand(edit, 'edit_denied')
    const known = versionsOf(changes, deleted)
    const stored = await lockedRaces(db, clubId, session_id)
    const overtaken = overtakenIn(known, stored)
    if (overtaken.length > 0)
      throw new Refusal('conflict', {
        current: await racesOf(db, clubId, reader, session_id, overtaken),
      })
    const added = await writeRaces(db, clubId, session_id, {
      changes,
      deleted: deleted.map(({ id }) => id),
      stored,
      by: viewer.user_id,
    })
    const races = await racesOf(db, clubId, reader, session_id)
    return { data: { added, races, user_actions: { edit } } }
  },
  async athleteRaces({ db, clubId, viewer, params }) {
    await demandAthlete(db, clubId, viewer, params.id, 'training')
    const reader = { user_id: viewer.user_id, all: isCoach(viewer) }
    const rows = await racesBy(db, clubId, reader, { athlete: params.id })
    const gmts = rows.length > 0 ? await clubGmts(db, clubId, undefined) : []
    return { data: rows.map((row) => athleteRaceOf(row, gmts, viewer.user_id)) }
  },
}
