import { afterAll, beforeAll, expect, test } from 'vitest'
import { athleteRaces, eventRaces, saveRaces } from '#contract/boats/races.ts'
import { createEvent } from '#contract/planning/sessions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeClub, makeMember } from '../support/factories.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const RACE = 'id number name boat_type distance starts_at place time status gmt_percent'

/** Programs rely on these names, so a name that goes breaks them: add to them, take none away. */
test('the replies about races have the names programs rely on', async () => {
  const club = await makeClub(app.db)
  const coach = await makeMember(app.db, club, [ROLE.coach])
  const athlete = await makeMember(app.db, club)
  const as = { token: coach.token, club }
  const regatta = {
    name: 'Regatta',
    start_date: '2026-03-02T06:00:00Z',
    end_date: '2026-03-02T17:30:00Z',
    event_type: 'regatta' as const,
    athlete_ids: [athlete.id],
  }
  const { id } = (await app.ask(createEvent, { body: regatta }, as)).data
  const heat = { name: 'Heat', user_id: athlete.id, place: 1, time: 420 }
  const saved = await app.ask(saveRaces, { body: { session_id: id, races: [heat] } }, as)
  const shown = await app.ask(eventRaces, { params: { id } }, as)
  const own = await app.ask(athleteRaces, { params: { id: athlete.id } }, as)
  const replies: [object | undefined, string][] = [
    [saved.data, 'added races user_actions'],
    [shown.data, 'races user_actions'],
    [shown.data.races[0], `${RACE} version lane crew_id user_id note crew_name starters own`],
    [own.data[0], `${RACE} session_id session_name`],
  ]
  for (const [reply, names] of replies)
    expect(Object.keys(reply ?? {})).toEqual(expect.arrayContaining(names.split(' ')))
})
