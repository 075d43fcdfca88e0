import type { TaskList } from 'graphile-worker'
import { provenClub, type Pool } from '../../db/client.ts'
import type { FileStore } from '../../files/store.ts'
import { importRecording, type Queued } from './jobs.ts'
import { finishSilent } from './commands.ts'
import { writeRace, type QueuedRace } from './race-jobs.ts'

type Parts = { pool: Pool; files: FileStore }

export const liveTasks = (parts: Parts): TaskList => ({
  'import-live': async (payload) => {
    const { club_id, recording_id } = payload as Queued
    await importRecording(parts, provenClub(club_id), recording_id)
  },
  'write-race': async (payload) => {
    const { club_id, race_id } = payload as QueuedRace
    await writeRace(parts.pool, provenClub(club_id), race_id)
  },
  'finish-silent-live': () => finishSilent(parts.pool),
  'forget-live': async () => {
    await parts.pool.query('select app.forget_live_chunks()')
  },
})
