import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/recordings/imports.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { makeClub, makeMember, rowingFile, type TestUser } from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import { storeFile } from '../../../test/support/stored-activity.ts'
import type { ClubId } from '../../db/client.ts'

let app: TestApp
let club: ClubId
let athlete: TestUser
let asAthlete: As

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  athlete = await makeMember(app.db, club)
  asAthlete = { token: athlete.token, club }
})
afterAll(() => app.close())

type Body = Parameters<typeof app.ask<typeof contract.editActivity>>[1]['body']

/** Two minutes of rowing. */
async function stored(start = new Date('2026-03-02T06:05:00Z')): Promise<number> {
  const bytes = rowingFile(start, { seconds: 120 })
  return (await storeFile(app.db, club, { user_id: athlete.id, session_id: null }, bytes))
    .activity_id
}

describe('an edit that cannot be', () => {
  test.each<[string, Body, Record<string, string>]>([
    ['a trim without an end', { kind: 'trim', start: 10 }, { finish: 'Required' }],
    [
      'a trim after the end',
      { kind: 'trim', start: 5000, finish: 5010 },
      { start: 'The recording is 1:59 long.' },
    ],
    [
      'a trim that ends before it starts',
      { kind: 'trim', start: 10, finish: 5 },
      { finish: 'The end must come after the start at 0:10.' },
    ],
    ['a split without a moment', { kind: 'split' }, { start: 'Required' }],
    [
      'a split at the very start',
      { kind: 'split', start: 0 },
      { start: 'Choose a moment after 0:00 and before 1:59.' },
    ],
    [
      'a split after the end',
      { kind: 'split', start: 1000 },
      { start: 'Choose a moment after 0:00 and before 1:59.' },
    ],
    [
      'a shift by nothing',
      { kind: 'shift', seconds: 0 },
      { seconds: 'Enter the number of seconds to move it, forwards or back. 0 changes nothing.' },
    ],
    ['a merge with nothing', { kind: 'merge' }, { other_id: 'Required' }],
  ])('refuses %s', async (_, body, errors) => {
    const activity_id = await stored()
    const problem = await app.refused(
      contract.editActivity,
      { params: { id: activity_id }, body },
      asAthlete,
    )
    expect(problem.status).toBe(400)
    expect(problem.errors).toEqual(
      Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, [text]])),
    )
  })

  test('refuses a merge with something nobody has', async () => {
    const activity_id = await stored()
    const body = { kind: 'merge' as const, other_id: 999_999_999 }
    expect(
      (await app.send(contract.editActivity, { params: { id: activity_id }, body }, asAthlete))
        .status,
    ).toBe(404)
  })

  test('says why another recording gives it nothing', async () => {
    const one = await stored()
    const refusalOf = async (kind: 'heart-rate' | 'strokes' | 'merge', other_id: number) =>
      (
        await app.refused(
          contract.editActivity,
          { params: { id: one }, body: { kind, other_id } },
          asAthlete,
        )
      ).errors?.['other_id']?.[0]
    expect(await refusalOf('merge', one)).toBe('Choose a different recording.')
    const other = await stored(new Date('2026-03-02T06:10:00Z'))
    const set = (change: string) =>
      app.rows(`update activities set ${change} where id = $1`, [other])
    await set(`channel_names = '{t,distance}'`)
    expect(await refusalOf('heart-rate', other)).toBe(
      'That recording has no heart rate. Choose another one.',
    )
    expect(await refusalOf('strokes', other)).toBe(
      'That recording has no strokes. Choose another one.',
    )
    await set(`owner_only = true`)
    expect(await refusalOf('heart-rate', other)).toBe(
      'One of the two is visible only to its owner, as Strava recordings are. ' +
        'Choose one with the same visibility.',
    )
    await set('owner_only = false, start_time = null')
    expect(await refusalOf('merge', other)).toBe(
      'To be joined, both recordings need a date and values over time. Choose another one.',
    )
  })
})
