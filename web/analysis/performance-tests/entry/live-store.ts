import { openDB, type DBSchema } from 'idb'
import type { LiveTest } from './live-test.ts'

type Schema = DBSchema & { tests: { key: string; value: LiveTest } }

let opened: ReturnType<typeof openStore> | undefined
const openStore = () =>
  openDB<Schema>('slipway-live-tests', 1, {
    upgrade: (db) => void db.createObjectStore('tests'),
    terminated: () => {
      opened = undefined
    },
  })
const store = () => (opened ??= openStore())

/** A test that is being rowed is kept on this device, for its tester and club alone. */
export const keptLiveTest = async (place: string): Promise<LiveTest | null> =>
  (await (await store()).get('tests', place)) ?? null

export const keepLiveTest = async (place: string, test: LiveTest): Promise<unknown> =>
  (await store()).put('tests', test, place)

export const forgetLiveTest = async (place: string): Promise<unknown> =>
  (await store()).delete('tests', place)
