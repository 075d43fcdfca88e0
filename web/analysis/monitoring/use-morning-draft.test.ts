import { expect, test } from 'vitest'
import { hostHooks, mountHook } from '../../../test/support/hook-host.ts'
import type { MorningValues } from '#contract/analysis/monitoring.ts'
import { emptyValues } from './morning-model.ts'
import { useMorningDraft } from './use-morning-draft.ts'

hostHooks()

const write = (_: string, value: number) => String(value)
const theirs: MorningValues = { ...emptyValues(), health: 'ill', waking_hr: 48 }
const nothing = (): MorningValues | null => null
const open = () =>
  mountHook((values: MorningValues | null) => useMorningDraft(values, write), nothing())

test('what somebody else has said meanwhile is not taken back by what is typed', async () => {
  const form = await open()
  await form.act(({ set }) => set({ texts: { hrv_rmssd: '62' } }))
  await form.show(theirs)
  expect(form.now().change).toEqual({ values: { hrv_rmssd: 62 }, seen: { hrv_rmssd: null } })
})

test('a morning nothing is typed into follows what is stored', async () => {
  const form = await open()
  await form.show(theirs)
  expect(form.now()).toMatchObject({ isTyped: false, draft: { health: 'ill' } })
  await form.act(({ draft, set }) => set({ texts: { ...draft.texts, hrv_rmssd: '62' } }))
  expect(form.now().change).toEqual({ values: { hrv_rmssd: 62 }, seen: { hrv_rmssd: null } })
})

test('a value typed over another one is sent with the one it was typed over', async () => {
  const form = await open()
  await form.act(({ set }) => set({ texts: { waking_hr: '52' } }))
  await form.show(theirs)
  expect(form.now().change).toEqual({ values: { waking_hr: 52 }, seen: { waking_hr: null } })
})
