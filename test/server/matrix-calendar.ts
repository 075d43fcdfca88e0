import type { ClubId, Db } from '../../server/db/client.ts'
import { keepView, makeLink } from '../../server/planning/calendar/commands.ts'
import { plain, type MatrixCall, type Things } from './matrix-parts.ts'

const viewOf = async ({ club, user_id }: Things, db: Db) => ({
  id: await keepView(db, club, user_id, { name: 'Week', search: 'view=week' }),
})
const linkOf = ({ club, user_id }: Things, db: Db, kind: 'page' | 'feed') =>
  makeLink(db, club, { kind, scope: 'mine', squad_ids: [], days: 7, user_id })

/** Kept views, and links to the calendar. */
export const CALENDAR: Record<string, MatrixCall> = {
  'GET calendar-views': plain,
  'POST calendar-views': {
    parts: () => ({ body: { name: 'Week', search: 'view=week' } }),
    undo: forgetViews,
  },
  'PATCH calendar-views/{id}': {
    parts: async (things, db) => ({ params: await viewOf(things, db), body: { name: 'Seniors' } }),
    undo: forgetViews,
  },
  'DELETE calendar-views/{id}': {
    parts: async (things, db) => ({ params: await viewOf(things, db) }),
  },
  'GET calendar-links': plain,
  'POST calendar-links': {
    parts: () => ({ body: { kind: 'feed', scope: 'mine' } }),
    undo: endLinks,
  },
  'DELETE calendar-links/{id}': {
    parts: async (things, db) => ({ params: { id: (await linkOf(things, db, 'page')).id } }),
    undo: endLinks,
  },
  'GET public/calendar/{uuid}': {
    parts: async (things, db) => ({ params: { uuid: (await linkOf(things, db, 'page')).token } }),
    undo: endLinks,
  },
  'GET calendar-feeds/{code}.ics': {
    parts: async (things, db) => ({ params: { code: (await linkOf(things, db, 'feed')).token } }),
    undo: endLinks,
  },
}

function forgetViews(db: Db, club: ClubId): Promise<unknown> {
  return db.deleteFrom('calendar_views').where('club_id', '=', club).execute()
}
function endLinks(db: Db, club: ClubId): Promise<unknown> {
  return db.deleteFrom('calendar_links').where('club_id', '=', club).execute()
}
