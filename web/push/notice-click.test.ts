import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { ENTRY_PARTS, MANUAL_PARTS } from '../screens/outside.ts'

const ORIGIN = 'http://localhost'
type Click = { notification: object; waitUntil: (opening: Promise<void>) => void }

/** What a tap on a notice opens, with windows that were used last first. */
async function tap(...paths: readonly string[]): Promise<string[]> {
  const opened: string[] = []
  const listeners = new Map<string, (event: Click) => void>()
  const windows = paths.map((path) => ({
    url: ORIGIN + path,
    focus: async () => {},
    postMessage: ({ open }: { open: string }) => opened.push(`${path} goes to ${open}`),
  }))
  const clients = {
    matchAll: async () => windows,
    openWindow: async (place: string) => void opened.push(`new window at ${place}`),
  }
  const self = {
    addEventListener: listeners.set.bind(listeners),
    location: { origin: ORIGIN },
    clients,
  }
  const placeholders = { __VERSION__: '1', __SHELL__: [], __DOCK__: [], __BOOKS__: {} }
  runInNewContext(readFileSync(new URL('../sw.js', import.meta.url), 'utf8'), {
    self,
    URL,
    ...placeholders,
    __OUTSIDE__: [...ENTRY_PARTS, ...MANUAL_PARTS],
  })
  const notification = { close: () => {}, data: { link: '/home?tab=1' } }
  await new Promise<void>((resolve, reject) => {
    listeners.get('notificationclick')?.({
      notification,
      waitUntil: (opening) => void opening.then(resolve, reject),
    })
  })
  return opened
}

test('a window of the app goes to the place of a notice', async () => {
  expect(await tap('/calendar')).toEqual(['/calendar goes to /home?tab=1'])
})

test.each(['/public/live/1a2b', '/login', '/connect/abc', '/help/notices'])(
  'a window at %s is passed over',
  async (outside) => {
    expect(await tap(outside)).toEqual(['new window at /home?tab=1'])
    expect(await tap(outside, '/calendar')).toEqual(['/calendar goes to /home?tab=1'])
  },
)

test('without a window, one is opened', async () => {
  expect(await tap()).toEqual(['new window at /home?tab=1'])
})
