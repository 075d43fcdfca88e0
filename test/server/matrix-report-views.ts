import type { ClubId, Db } from '../../server/db/client.ts'
import { addView } from '../../server/analysis/report-views/commands.ts'
import { mateIn, type Cases } from './matrix-case-parts.ts'
import { plain, type MatrixCall, type Things } from './matrix-parts.ts'

const VIEW = { page: 'rpe', name: 'Mondays', question: {} }

type Place = Pick<Things, 'club' | 'user_id'>

const viewOf = async ({ club, user_id }: Place, db: Db, shared = false) => ({
  id: await addView(db, club, { ...VIEW, question: { span: 'last-week' }, user_id, shared }),
})

/** A view that somebody else has saved for the club. */
const viewOfMate = async ({ club }: Place, db: Db) =>
  viewOf({ club, user_id: await mateIn(db, club) }, db, true)

/** Saved views of reports. */
export const REPORT_VIEWS: Record<string, MatrixCall> = {
  'GET report-views': plain,
  'POST report-views': {
    parts: () => ({ body: VIEW }),
    undo: forgetViews,
  },
  'PATCH report-views/{id}': {
    parts: async (things, db) => ({ params: await viewOf(things, db), body: { name: 'Week' } }),
    undo: forgetViews,
  },
  'POST report-views/{id}/default': {
    parts: async (things, db) => ({
      params: await viewOf(things, db),
      body: { is_default: true },
    }),
    undo: forgetViews,
  },
  'DELETE report-views/{id}': {
    parts: async (things, db) => ({ params: await viewOf(things, db) }),
  },
}

/** Views for the club, which not everybody may save or change. */
export const REPORT_VIEW_CASES: Cases = {
  'POST report-views': {
    'for the club': { makes: () => ({ body: { ...VIEW, shared: true } }) },
  },
  'PATCH report-views/{id}': {
    'of somebody else, for the club': {
      makes: async (things, db) => ({
        params: await viewOfMate(things, db),
        body: { name: 'Week' },
      }),
    },
    'to give it to the club': {
      makes: async (things, db) => ({ params: await viewOf(things, db), body: { shared: true } }),
    },
  },
  'DELETE report-views/{id}': {
    'of somebody else, for the club': {
      makes: async (things, db) => ({ params: await viewOfMate(things, db) }),
    },
  },
}

function forgetViews(db: Db, club: ClubId): Promise<unknown> {
  return db.deleteFrom('report_views').where('club_id', '=', club).execute()
}
