import { setPhoto } from '../../server/boats/boathouse/commands.ts'
import type { Db } from '../../server/db/client.ts'
import { makeBooking, makeCategory, makeDamage, makeItem } from '../support/equipment.ts'
import { keepFile } from '../support/stored-file.ts'
import { DOT, photo, plain, type MatrixCall, type Things } from './matrix-parts.ts'

const category = async ({ club }: Things, db: Db) => ({
  params: { id: await makeCategory(db, club) },
})
const item = async ({ club }: Things, db: Db) => ({ params: { id: await makeItem(db, club) } })
const log = async ({ club, user_id }: Things, db: Db) => ({
  params: { id: await makeDamage(db, club, await makeItem(db, club), user_id) },
})
const photographed: MatrixCall['parts'] = async (things, db, files) => {
  const { params } = await log(things, db)
  const { sha256 } = await keepFile(db, files, DOT)
  await setPhoto(db, things.club, params.id, sha256)
  return { params }
}
const booking = async ({ club, user_id }: Things, db: Db) => ({
  params: { id: await makeBooking(db, club, user_id, await makeItem(db, club)) },
})

/** Rows of the matrix about equipment and its bookings. */
export const BOATHOUSE_CALLS: Record<string, MatrixCall> = {
  'GET equipment-categories': plain,
  'POST equipment-categories': { parts: () => ({ body: { kind: 'other', name: 'Cones' } }) },
  'PATCH equipment-categories/{id}': {
    parts: async (things, db) => ({ ...(await category(things, db)), body: { name: 'Rack two' } }),
  },
  'DELETE equipment-categories/{id}': { parts: category },
  'GET equipment': plain,
  'GET equipment/{id}': { parts: item },
  'GET equipment-logs': plain,
  'POST equipment': {
    parts: async ({ club }, db) => ({
      body: { category_id: await makeCategory(db, club), name: 'Wave' },
    }),
  },
  'PATCH equipment/{id}': {
    parts: async (things, db) => ({ ...(await item(things, db)), body: { name: 'Ripple' } }),
  },
  'DELETE equipment/{id}': { parts: item },
  'POST equipment/{id}/sticker': { parts: item },
  'GET equipment-export': plain,
  'GET equipment-export/csv': plain,
  'POST equipment-import': {
    parts: () => ({
      body: { dry_run: true, rows: [{ line: 2, category: 'Boats', name: 'Wave' }] },
    }),
  },
  'POST equipment/{id}/logs': {
    parts: async (things, db) => ({
      ...(await item(things, db)),
      body: { kind: 'note', text: 'Wiped down' },
    }),
  },
  'POST equipment-logs/{id}/resolve': {
    parts: async (things, db) => ({ ...(await log(things, db)), body: { resolved: true } }),
  },
  'DELETE equipment-logs/{id}': { parts: log },
  'POST equipment-logs/{id}/photo': {
    parts: async (things, db) => ({
      ...(await log(things, db)),
      upload: {},
      file: { name: 'bow.png', bytes: await photo() },
    }),
  },
  'GET equipment-logs/{id}/photo': { parts: photographed },
  'GET equipment-bookings': {
    parts: async ({ club }, db) => ({ query: { item_id: await makeItem(db, club) } }),
  },
  'POST equipment-bookings': {
    parts: async ({ club }, db) => ({
      body: {
        item_ids: [await makeItem(db, club)],
        from: '2026-03-02T06:00:00Z',
        until: '2026-03-02T08:00:00Z',
      },
    }),
  },
  'POST equipment-bookings/{id}/return': {
    parts: async (things, db) => ({ ...(await booking(things, db)), body: {} }),
  },
  'DELETE equipment-bookings/{id}': { parts: booking },
}
