import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryCaches } from '../../test/support/memory-caches.ts'
import { memoryStorage } from '../../test/support/memory-storage.ts'
import { endSession } from '../shell/end-session.ts'
import { keepSharedFilesOf, takeSharedFiles } from './shared-files.ts'

vi.mock('./kept-replies.ts', () => ({ wipeReplies: async () => undefined }))

const [BEN, SISTER] = [1, 2]
const ORIGIN = 'http://localhost'
const NOON = Date.parse('2026-06-13T12:00:00Z')
const MINUTE_MS = 60_000

type Taking = { request: Request; respondWith: (reply: Promise<Response>) => void }
let worker: Map<string, (event: Taking) => void>
let now = NOON
beforeEach(() => {
  now = NOON
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  // In a browser an address may be relative to the page.
  vi.spyOn(Response, 'redirect').mockImplementation(
    (path) => new Response(null, { status: 303, headers: { location: `${ORIGIN}${path}` } }),
  )
  vi.stubGlobal('caches', memoryCaches(ORIGIN))
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: '' }))
  worker = new Map()
  const self = { addEventListener: worker.set.bind(worker), location: { origin: ORIGIN } }
  const globals = { self, caches, File, URL, Date, Response }
  const placeholders = {
    __VERSION__: '1',
    __SHELL__: [],
    __DOCK__: [],
    __BOOKS__: {},
    __OUTSIDE__: [],
  }
  runInNewContext(readFileSync(new URL('../sw.js', import.meta.url), 'utf8'), {
    ...globals,
    ...placeholders,
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** What the service worker does with a file that another app shares. */
async function share(name: string): Promise<void> {
  const body = new FormData()
  body.append('files', new File([`track of ${name}`], name))
  const request = new Request(`${ORIGIN}/share-files`, { method: 'POST', body })
  const reply = await new Promise<Response>((resolve, reject) => {
    worker.get('fetch')?.({ request, respondWith: (made) => void made.then(resolve, reject) })
  })
  expect(reply.headers.get('location')).toBe(`${ORIGIN}/upload-session-files`)
}
const taken = async (person: number) =>
  Promise.all((await takeSharedFiles(person)).map(async (file) => [file.name, await file.text()]))

test('a shared file is for the person who was signed in, once', async () => {
  await keepSharedFilesOf(BEN)
  await share('morning row.gpx')
  expect(await taken(BEN)).toEqual([['morning row.gpx', 'track of morning row.gpx']])
  expect(await taken(BEN)).toEqual([])
})

test('a person whose sign-in had expired finds it when they sign in again', async () => {
  await keepSharedFilesOf(BEN)
  await share('run.fit')
  endSession('target')
  now += 60 * MINUTE_MS
  await keepSharedFilesOf(BEN)
  expect(await taken(BEN)).toEqual([['run.fit', 'track of run.fit']])
})

test('another person who signs in meanwhile does not get it, nor does it stay', async () => {
  await keepSharedFilesOf(BEN)
  await share('run.fit')
  endSession('target')
  expect(await taken(SISTER)).toEqual([])
  expect(await taken(BEN)).toEqual([])
  await share('ride.fit')
  await keepSharedFilesOf(SISTER)
  await keepSharedFilesOf(BEN)
  expect(await taken(BEN)).toEqual([])
})

test('a person who signs out leaves none', async () => {
  await keepSharedFilesOf(BEN)
  await share('run.fit')
  endSession('nothing')
  await expect.poll(() => caches.has('slipway-shared')).toBe(false)
  expect(await taken(BEN)).toEqual([])
})

test('what is shared while nobody is known is for who signs in within ten minutes', async () => {
  await share('run.fit')
  now += 9 * MINUTE_MS
  expect(await taken(BEN)).toEqual([['run.fit', 'track of run.fit']])
  await share('ride.fit')
  now += 10 * MINUTE_MS
  expect(await taken(BEN)).toEqual([])
})
