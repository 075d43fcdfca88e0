import { afterAll, beforeAll, expect, test } from 'vitest'
import { notifications } from '#contract/platform/inbox.ts'
import { openChallengeClubs, type ChallengeClubs } from '../../../test/support/challenge-club.ts'
import { inClub } from '../../db/client.ts'
import { notifyEnded } from './notify.ts'

let clubs: ChallengeClubs
beforeAll(async () => {
  clubs = await openChallengeClubs()
})
afterAll(() => clubs.app.close())

test('the end of a challenge is said with a place among the teams that have one', async () => {
  const { app, club, create, enter, backdate, row, as } = clubs
  const { anna, ben } = await clubs.athletes()
  const { id } = await create({ title: 'Ended' })
  await enter(id, [anna], { name: 'First' })
  await enter(id, [ben], { name: 'Idle' })
  await enter(id, [], { name: 'Empty' })
  await backdate(id)
  await row(anna, { time: 3600, distance: 12_000 })
  await inClub(app.database.worker, club, (db) => notifyEnded(db, club, id))
  const saidTo = async (person: typeof anna) =>
    (await app.ask(notifications, {}, as(person))).data
      .filter(({ kind }) => kind.startsWith('challenge-'))
      .map(({ kind, values }) => [kind, values['rank'], values['of']])
  expect(await saidTo(anna)).toContainEqual(['challenge-ranked', 1, 1])
  expect(await saidTo(ben)).toContainEqual(['challenge-ended', undefined, undefined])
})
