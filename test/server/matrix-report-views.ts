import type { ClubId, Db } from '../../server/db/client.ts'
import { addView } from '../../server/insight/report-views/commands.ts'
import { plain, type MatrixCall, type Things } from './matrix-parts.ts'

const viewOf = async ({ club, user_id }: Things, db: Db) => ({
  id: await addView(db, club, {
    user_id,
    page: 'rpe',
    name: 'Mondays',
    question: { span: 'last-week' },
    shared: false,
  }),
})

/** Saved views of reports. */
export const REPORT_VIEWS: Record<string, MatrixCall> = {
  'GET report-views': plain,
  'POST report-views': {
    parts: () => ({ body: { page: 'rpe', name: 'Mondays', question: {} } }),
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

function forgetViews(db: Db, club: ClubId): Promise<unknown> {
  return db.deleteFrom('report_views').where('club_id', '=', club).execute()
}
