import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../test/support/memory-storage.ts'
import { forgetPerson, keepToken, pendingSignOuts } from './session-store.ts'
import { followSignOuts, noteSignOut, sendSignOuts } from './sign-outs.ts'

const sent: string[][] = []
let isOnline = false
const page = new EventTarget()
beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: '' }))
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', { origin: 'http://localhost' })
  vi.stubGlobal('fetch', async (_url: string, init: { body: string }) => {
    if (!isOnline) throw new TypeError('no connection')
    sent.push((JSON.parse(init.body) as { fingerprints: string[] }).fingerprints)
    return Response.json({ data: { done: true } })
  })
  sent.length = 0
  isOnline = false
})
afterEach(() => vi.unstubAllGlobals())

const TOKEN = 'the token of a sign-in'
const fingerprint = createHash('sha256').update(TOKEN).digest('hex')

test('a sign-out without a connection outlasts what signing out clears, and not as a token', async () => {
  keepToken(TOKEN)
  await noteSignOut(TOKEN)
  expect(await sendSignOuts()).toBe(false)
  forgetPerson('nothing')
  expect(pendingSignOuts()).toEqual([fingerprint])
  const stored = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at))
  expect(stored).toEqual(['sign_outs'])
  expect(localStorage.getItem('sign_outs')).not.toContain(TOKEN)
})

test('it is sent as soon as there is a connection, also after a reload, and once', async () => {
  await noteSignOut(TOKEN)
  forgetPerson('nothing')
  followSignOuts()
  isOnline = true
  page.dispatchEvent(new Event('online'))
  await expect.poll(() => sent).toEqual([[fingerprint]])
  await expect.poll(() => pendingSignOuts()).toEqual([])
  expect(await sendSignOuts()).toBe(true)
  expect(sent).toHaveLength(1)
})
