import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rebased } from './changed-plan.ts'
import { forgetDraft, keepDraft, keptDraft } from './kept-draft.ts'
import { newDraft, type SessionDraft } from './session-draft.ts'
import { groundOf } from './use-base-version.ts'

const initial = {
  ...newDraft('2026-11-21', { date: null, time: null, sport_id: 1 }, 'Europe/Berlin'),
  name: 'Long row',
}
const draft = { ...initial, location: 'Lake' }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a draft comes back with the ground it was typed on, and keeps what others changed', () => {
  keepDraft('here', { draft, initial, change_id: 7 })
  const fresh: SessionDraft = { ...initial, name: 'Short row' }
  const kept = keptDraft('here', fresh)
  expect(kept).toEqual({ draft, initial, change_id: 7 })
  expect(kept && rebased(kept.draft, kept.initial, fresh, 'mine')).toEqual({
    ...fresh,
    location: 'Lake',
  })
  forgetDraft('here')
  expect(keptDraft('here', fresh)).toBeNull()
})

test('the form goes on from there: saving is refused where the session has changed since', () => {
  const saved = { id: 3, change_id: 9 } as Parameters<typeof groundOf>[0]['saved']
  expect(
    groundOf(
      { saved, initial: { ...initial, name: 'Short row' } },
      { draft, initial, change_id: 7 },
    ),
  ).toEqual({
    saved: { id: 3, change_id: 7 },
    initial,
  })
  expect(groundOf({ saved, initial }, null)).toEqual({ saved, initial })
})

test.each([
  ['a draft alone, as an earlier release kept it', draft],
  ['a field of another kind', { draft: { ...draft, tags: 'none' }, initial, change_id: 7 }],
  ['a field less', { draft, initial: { name: 'Long row' }, change_id: 7 }],
  ['no object', 7],
])('what does not fit is not brought back: %s', (_, kept) => {
  sessionStorage.setItem('session-draft:here', JSON.stringify(kept))
  expect(keptDraft('here', initial)).toBeNull()
})
