import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leadWith } from '../shell/navigation.ts'
import { keepUpPush } from './keep-up.ts'

const worker = new EventTarget()
const opened: string[] = []

beforeEach(() => {
  opened.length = 0
  leadWith((to) => void opened.push(to))
  vi.stubGlobal('navigator', { serviceWorker: worker, userAgent: 'a browser' })
  vi.stubGlobal('window', {})
})
afterEach(() => {
  leadWith(() => undefined)
  vi.unstubAllGlobals()
})

const tap = (open: unknown) => worker.dispatchEvent(new MessageEvent('message', { data: { open } }))

test('a tap on a notice is followed once, also after signing in again', () => {
  keepUpPush()
  keepUpPush()
  tap('/session/12?club_id=3')
  expect(opened).toEqual(['/session/12?club_id=3'])
})

test('only a place within the app is followed', () => {
  keepUpPush()
  tap('//elsewhere.test')
  tap('https://elsewhere.test')
  tap(7)
  expect(opened).toEqual([])
})
