import type { TaskList } from 'graphile-worker'
import { provenClub, type Db } from '../../db/client.ts'
import { notify } from '../../delivery/notify.ts'
import { runExport, type ExportOrder, type ExportParts } from '../own-data/open.ts'
import { clubArchive } from './archive.ts'

export const clubDataTasks = (parts: ExportParts): TaskList => ({
  'export-club': (payload, helpers) => {
    const { club_id, ...order } = payload as ExportOrder & { club_id: number }
    const clubId = provenClub(club_id)
    return runExport(parts, { ...order, club_id }, helpers, {
      task: 'export-club',
      write: ({ person, language, report, keep }) =>
        keep(clubArchive(parts, { clubId, userId: person.id, language, report })),
      announce: (db, person) => announceExport(db, person.id, clubId),
    })
  },
  'start-monthly-exports': async () => {
    await parts.pool.query('select app.start_monthly_exports()')
  },
})

async function announceExport(db: Db, userId: number, clubId: number): Promise<void> {
  await notify(db, userId, {
    kind: 'club-export-ready',
    level: 'success',
    by: null,
    about_club: clubId,
    link: '/edit-club/data',
  })
}
