import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId, Db } from '../../server/db/client.ts'
import { makeLink } from '../../server/analysis/report-links/commands.ts'
import { makeMember } from '../support/factories.ts'
import { mateIn, showing, type Cases } from './matrix-case-parts.ts'
import { plain, type MatrixCall, type Things } from './matrix-parts.ts'

const QUESTION = { span: 'last-week' } as const
const WISH = { page: 'attendance', question: QUESTION, days: 30 } as const

type Place = Pick<Things, 'club' | 'user_id'>

const linkOf = ({ club, user_id }: Place, db: Db) => makeLink(db, club, { ...WISH, user_id })

const linkOfMate = async ({ club }: Place, db: Db) =>
  linkOf({ club, user_id: await mateIn(db, club) }, db)

/** Reports that are shown outside; the club allows it while the call is made. */
export const REPORT_LINKS: Record<string, MatrixCall> = {
  'GET report-links': plain,
  'POST report-links': {
    parts: async ({ club }, db) => {
      await allow(db, club)
      return { body: WISH }
    },
    undo: forgetLinks,
  },
  'DELETE report-links/{id}': {
    parts: async (things, db) => ({ params: { id: (await linkOf(things, db)).id } }),
    undo: forgetLinks,
  },
  'GET public/report/{token}': {
    parts: async (things, db) => {
      await allow(db, things.club)
      return { params: { token: (await linkOf(things, db)).token } }
    },
    undo: forgetLinks,
  },
}

/** What the club, a plan or somebody else decides. */
export const REPORT_LINK_CASES: Cases = {
  'POST report-links': {
    'where the club does not allow it': { makes: () => ({ body: WISH }) },
  },
  'GET report-links': {
    'with those of others': showing('"page":"attendance"', async (things, db) => {
      await linkOfMate(things, db)
      return {}
    }),
  },
  'DELETE report-links/{id}': {
    'of somebody else': {
      makes: async (things, db) => ({ params: { id: (await linkOfMate(things, db)).id } }),
    },
  },
  'GET public/report/{token}': {
    'by an athlete': {
      makes: async (things, db) => {
        await allow(db, things.club)
        return { params: { token: (await linkOfMate(things, db)).token } }
      },
    },
    'where the club no longer allows it': {
      makes: async ({ club }, db) => {
        const { id: user_id } = await makeMember(db, club, [ROLE.coach])
        return { params: { token: (await linkOf({ club, user_id }, db)).token } }
      },
    },
  },
}

function allow(db: Db, club: ClubId): Promise<unknown> {
  return db.updateTable('clubs').set({ reports_outside: true }).where('id', '=', club).execute()
}

async function forgetLinks(db: Db, club: ClubId): Promise<void> {
  await db.deleteFrom('report_links').where('club_id', '=', club).execute()
  await db.updateTable('clubs').set({ reports_outside: false }).where('id', '=', club).execute()
}
