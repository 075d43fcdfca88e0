import type { FileMornings } from '#contract/analysis/monitoring-files.ts'
import type * as contract from '#contract/analysis/monitoring-files.ts'
import { MEASURED_NUMBERS } from '#domain/monitoring/fields.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import type { MorningFile } from '../../../readers/mornings/found.ts'
import { FileRefusal } from '../../../readers/refusal.ts'
import { createTurns } from '../../../readers/turns.ts'
import type { FileStore, StoredFile } from '../../files/store.ts'
import type { Handlers } from '../../http/mount.ts'
import { Refusal } from '../../http/refusal.ts'
import { readMorningFile } from '../../recordings/imports/open.ts'
import { refusalText } from '../../text/text.ts'
import { demandEntry } from './demand-entry.ts'

/** More than five years of a watch and a scale. */
const MOST_READINGS = 4000
/** An export is held in memory while it is read: one at a time. */
const turns = createTurns(1)

export const monitoringFileHandlers = (files: FileStore): Handlers<typeof contract> => ({
  findMornings: {
    async authorize({ db, clubId, viewer, timeZone }) {
      const today = dayIn(timeZone, new Date())
      await demandEntry(db, clubId, viewer, { user_id: viewer.user_id, day: today, today })
    },
    async handle({ clubId, viewer, file, timeZone, language }) {
      const owner = { club: clubId, person: viewer.user_id }
      try {
        const found = await readStored(files, file, { timeZone, owner })
        return { data: shownOf(found, dayIn(timeZone, new Date())) }
      } catch (error) {
        if (!(error instanceof FileRefusal)) throw error
        const errors = { file: [refusalText(language, error.code)] }
        throw new Refusal('file_unreadable', { errors })
      }
    },
  },
})

type Reading = { timeZone: string; owner: { club: number; person: number } }

async function readStored(
  files: FileStore,
  { sha256, size }: StoredFile,
  { timeZone, owner }: Reading,
): Promise<MorningFile> {
  const endTurn = await turns.take(owner, size)
  try {
    return await readMorningFile(await files.read(sha256), timeZone, { owner })
  } finally {
    endTurn()
  }
}

/** A clock that is wrong measures days that have not come: they are left out. */
function shownOf({ readings, ...file }: MorningFile, today: string): FileMornings {
  const past = readings.filter(({ day }) => day <= today)
  return {
    kind: file.kind,
    readings: past.slice(0, MOST_READINGS).map((reading) => ({
      day: reading.day,
      source: reading.source,
      ...measuredOf(reading),
    })),
    older: Math.max(0, past.length - MOST_READINGS),
    refused: file.refused,
    refused_count: file.refused_count,
    other_hrv: file.other_hrv,
    is_broken: file.warnings.length > 0,
  }
}

const measuredOf = (reading: MorningFile['readings'][number]) =>
  Object.fromEntries(MEASURED_NUMBERS.map((name) => [name, reading[name] ?? null])) as Record<
    (typeof MEASURED_NUMBERS)[number],
    number | null
  >
