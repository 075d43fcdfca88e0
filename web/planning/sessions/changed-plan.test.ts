import { describe, expect, test } from 'vitest'
import { changedPart, rebased } from './changed-plan.ts'
import { newDraft } from './session-draft.ts'

const PLAN = {
  name: 'Row',
  sport_id: 1,
  start_date: '2026-10-20T04:00:00Z',
  end_date: '2026-10-20T05:30:00Z',
  tags: ['Rain'],
}

describe('what is sent of a changed plan', () => {
  test.each([
    ['nothing', PLAN, {}],
    ['the field', { ...PLAN, name: 'Long row' }, { name: 'Long row' }],
    ['the list', { ...PLAN, tags: [] }, { tags: [] }],
    ['what is new', { ...PLAN, athlete_ids: [4] }, { athlete_ids: [4] }],
    [
      'both ends of its time',
      { ...PLAN, end_date: '2026-10-20T06:00:00Z' },
      { start_date: PLAN.start_date, end_date: '2026-10-20T06:00:00Z' },
    ],
  ])('is %s', (_, after, part) => {
    expect(changedPart(PLAN, after)).toEqual(part)
  })
})

describe('a draft upon a changed session', () => {
  const ground = {
    ...newDraft('2026-10-20', { date: null, time: null, sport_id: 1 }, 'Europe/Berlin'),
    name: 'Row',
    location: 'Boathouse',
  }
  const draft = { ...ground, name: 'Short row', description: 'Bring gloves' }
  const fresh = { ...ground, name: 'Long row', location: 'North pier' }

  test.each([
    ['mine', 'Short row'],
    ['theirs', 'Long row'],
  ] as const)('takes %s where both changed, and both where one did', (wins, name) => {
    expect(rebased(draft, ground, fresh, wins)).toEqual({
      ...ground,
      name,
      location: 'North pier',
      description: 'Bring gloves',
    })
  })
})
