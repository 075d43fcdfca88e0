import type * as contract from '#contract/live/live-races.ts'
import type { Handlers } from '../../http/mount.ts'
import { addRace, controlRace, deleteRace } from './race-commands.ts'
import { racesOfSession } from './race-queries.ts'

export const raceHandlers: Handlers<typeof contract> = {
  async ergRaces({ db, clubId, viewer, params }) {
    return { data: await racesOfSession(db, clubId, viewer, params.id) }
  },
  async makeErgRace({ db, clubId, viewer, params, body }) {
    const adding = { session_id: params.id, race: body }
    return { data: { id: await addRace(db, clubId, viewer, adding) } }
  },
  async controlErgRace({ db, clubId, viewer, params, body }) {
    const asked = { id: params.id, control: body.control }
    return { data: { goes_at: await controlRace(db, clubId, viewer, asked) } }
  },
  async deleteErgRace({ db, clubId, viewer, params }) {
    await deleteRace(db, clubId, viewer, params.id)
    return { data: { done: true } }
  },
}
