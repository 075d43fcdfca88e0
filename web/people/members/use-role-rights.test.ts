import { expect, test, vi } from 'vitest'
import { hostHooks, mountHook } from '../../../test/support/hook-host.ts'
import { PERMISSIONS } from '#domain/constants/permissions.ts'
import { useRoleRights } from './use-role-rights.ts'

hostHooks()

const [held, ticked, theirs] = PERMISSIONS
const open = (stored: readonly string[]) =>
  mountHook((now: readonly string[]) => useRoleRights({ role: 2, stored: now, saved: '' }), stored)

test('ticks stay when another manager saves, and what they saved stays with them', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)))
    return Response.json({ data: { done: true } })
  })
  const rights = await open([held])
  await rights.act(({ toggle }) => toggle(ticked))
  await rights.show([held, theirs])
  expect([held, ticked, theirs].map(rights.now().has)).toEqual([true, true, true])
  await rights.act(({ form }) => form.submit())
  expect(sent).toEqual([{ role_id: 2, permissions: [held, ticked, theirs] }])
  await expect.poll(() => rights.now().form.dirty).toBe(false)
  await rights.leave()
})

test('a tick that is taken back leaves nothing to save', async () => {
  const rights = await open([held])
  await rights.act(({ toggle }) => toggle(held))
  expect(rights.now().form.dirty).toBe(true)
  await rights.act(({ toggle }) => toggle(held))
  expect(rights.now().form.dirty).toBe(false)
  await rights.leave()
})
