import { openDB, type DBSchema } from 'idb'

/** The owner of a file and its target. */
export type UploadTarget = { session_id?: number; user_id?: number; crew_id?: number }

/** A file being sent, as this browser keeps it so that it continues after a reload. */
export type WaitingFile = {
  key: string
  person: number
  club: number | null
  target: UploadTarget
  file: File
  upload_id: number | null
  kept_at: number
}

type Schema = DBSchema & { files: { key: string; value: WaitingFile } }

/** As long as the server keeps the parts it has. */
const KEPT_MS = 2 * 86_400_000

const database = () =>
  openDB<Schema>('slipway-uploads', 1, {
    upgrade: (db) => void db.createObjectStore('files', { keyPath: 'key' }),
  })

/**
 * A browser that keeps nothing (private windows, a full disk) sends all the same; only a reload
 * ends it there.
 */
const orNothing = async <T>(work: Promise<T>, nothing: T): Promise<T> => work.catch(() => nothing)

/** Whether it is kept. */
export const keepFile = (kept: WaitingFile): Promise<boolean> =>
  orNothing(
    database()
      .then((db) => db.put('files', kept))
      .then(() => true),
    false,
  )

/** Undefined once it has arrived. */
export const keptFile = (key: string): Promise<WaitingFile | undefined> =>
  orNothing<WaitingFile | undefined>(
    database().then((db) => db.get('files', key)),
    undefined,
  )

export const forgetFile = (key: string): Promise<unknown> =>
  orNothing<unknown>(
    database().then((db) => db.delete('files', key)),
    undefined,
  )

/**
 * The files of a person in a club that had not arrived when the page was left, oldest first; those
 * given up are forgotten.
 */
export async function keptFiles(person: number, club: number | null): Promise<WaitingFile[]> {
  const all = await orNothing(
    database().then((db) => db.getAll('files')),
    [],
  )
  const old = all.filter(({ kept_at }) => Date.now() - kept_at > KEPT_MS)
  await Promise.all(old.map(({ key }) => forgetFile(key)))
  return all
    .filter((kept) => kept.person === person && kept.club === club && !old.includes(kept))
    .toSorted((one, other) => one.kept_at - other.kept_at)
}
