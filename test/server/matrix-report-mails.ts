import { randomBytes } from 'node:crypto'
import type { ClubId, Db } from '../../server/db/client.ts'
import { addMail, beginSending } from '../../server/analysis/report-mails/commands.ts'
import { addView } from '../../server/analysis/report-views/commands.ts'
import { makeSquad } from '../support/factories.ts'
import { mateIn, showing, type Cases } from './matrix-case-parts.ts'
import { plain, type MatrixCall, type Things } from './matrix-parts.ts'

const ORDER = { rhythm: 'weekly', audience: 'self' } as const
const MONDAY = '2026-03-02'

type Place = Pick<Things, 'club' | 'user_id'>

const viewOf = ({ club, user_id }: Place, db: Db, page = 'attendance', shared = false) =>
  addView(db, club, { user_id, page, name: 'Mondays', question: {}, shared })

async function mailOf({ club, user_id }: Place, db: Db): Promise<number> {
  const view_id = await viewOf({ club, user_id }, db)
  return addMail(db, club, { ...ORDER, user_id, view_id, squad_ids: [], sent_on: MONDAY })
}

async function codeOf({ club, user_id }: Place, db: Db): Promise<string> {
  const mail_id = await mailOf({ club, user_id }, db)
  const code = await beginSending(db, club, { mail_id, user_id, sent_on: MONDAY })
  return code ?? randomBytes(24).toString('base64url')
}

const withCode = async (things: Place, db: Db) => ({ code: await codeOf(things, db) })

/** Reports that are sent by mail. */
export const REPORT_MAILS: Record<string, MatrixCall> = {
  'GET report-mails': plain,
  'POST report-mails': {
    parts: async (things, db) => ({ body: { ...ORDER, view_id: await viewOf(things, db) } }),
    undo: forget,
  },
  'DELETE report-mails/{id}': {
    parts: async (things, db) => ({ params: { id: await mailOf(things, db) } }),
    undo: forget,
  },
  'GET no-report-mails/{code}': {
    parts: async (things, db) => ({ params: await withCode(things, db) }),
    undo: forget,
  },
  'POST no-report-mails/{code}': {
    parts: async (things, db) => ({
      params: await withCode(things, db),
      body: { stopped: true },
    }),
    undo: forget,
  },
  'POST no-report-mails/{code}/one-click': {
    parts: async (things, db) => ({ params: await withCode(things, db) }),
    undo: forget,
  },
}

/** What goes to others, is of others, or of a report the plan or the person lacks. */
export const REPORT_MAIL_CASES: Cases = {
  'GET report-mails': {
    'with those of others': showing('"name":"Mondays"', async ({ club }, db) => {
      await mailOf({ club, user_id: await mateIn(db, club) }, db)
      return {}
    }),
  },
  'POST report-mails': {
    'to coaches': {
      makes: async (things, db) => ({
        body: {
          view_id: await viewOf(things, db),
          rhythm: 'weekly',
          audience: 'coaches',
          squad_ids: [await makeSquad(db, things.club, [])],
        },
      }),
    },
    'of a view of somebody else': {
      makes: async ({ club }, db) => ({
        body: { ...ORDER, view_id: await viewOf({ club, user_id: await mateIn(db, club) }, db) },
      }),
    },
  },
  'DELETE report-mails/{id}': {
    'of somebody else': {
      makes: async ({ club }, db) => ({
        params: { id: await mailOf({ club, user_id: await mateIn(db, club) }, db) },
      }),
    },
  },
}

function forget(db: Db, club: ClubId): Promise<unknown> {
  return db.deleteFrom('report_views').where('club_id', '=', club).execute()
}
