import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as calls from '#contract/club/challenges.ts'
import * as organising from '#contract/club/challenges-organising.ts'
import {
  challengeFields,
  openChallengeClubs,
  type ChallengeClubs,
  type ChallengeFields,
} from '../../../test/support/challenge-club.ts'
import { answerConsent, today, type TestUser } from '../../../test/support/factories.ts'

let clubs: ChallengeClubs
beforeAll(async () => {
  clubs = await openChallengeClubs()
})
afterAll(() => clubs.app.close())

/** A team of people who each gave something, as a count of their sessions leaves it. */
async function teamOf(values: readonly number[], given: Partial<ChallengeFields> = {}) {
  const { app, club, create, adults, enter } = clubs
  const people = await adults(values.length)
  const { id, slug } = await create({ title: 'Figures', ...given })
  const team = await enter(id, people)
  await app.rows(
    `insert into challenge_days (club_id, challenge_id, team_id, user_id, day, total, best, entries)
      select $1, $2, $3, u, $4, value, value, 1
      from unnest($5::bigint[], $6::float8[]) n (u, value)`,
    [club, id, team, today(), people.map((person) => person.id), values],
  )
  const [first, ...others] = people
  if (!first) throw new Error('a team of nobody')
  return { id, slug, team, people, first, others }
}
type Team = Awaited<ReturnType<typeof teamOf>>

const hides = ({ id }: TestUser, mode: string) =>
  clubs.app.rows(
    `insert into privacy_settings (club_id, user_id, mode) values ($1, $2, $3)
      on conflict (club_id, user_id) do update set mode = $3`,
    [clubs.club, id, mode],
  )

/** What a member is shown of a challenge: the score of its team, and of each person by id. */
async function shownTo(who: Pick<TestUser, 'token'>, { id, slug }: Team) {
  const as = clubs.as(who)
  const { data } = await clubs.app.ask(calls.challengePeople, { params: { id } }, as)
  const course = (await clubs.app.ask(calls.challengeCourse, { params: { id } }, as)).data
  const [team] = (await clubs.seen(slug, as)).teams
  return {
    score: team?.score,
    course: course.teams[0]?.scores.at(-1),
    people: Object.fromEntries(data.map((person) => [person.user_id, person.score])),
  }
}

describe('load', () => {
  test('is shown to who sees the athlete, and else in sums of three and more', async () => {
    const team = await teamOf([77, 20, 3, 5], { metric: 'ets' })
    const { first, others } = team
    const everybody = Object.fromEntries(team.people.map(({ id }, at) => [id, [77, 20, 3, 5][at]]))
    expect(await shownTo(clubs.coach, team)).toEqual({
      score: 105,
      course: 105,
      people: everybody,
    })
    const own = await shownTo(first, team)
    expect(own).toMatchObject({ score: 105, course: null, people: { [first.id]: 77 } })
    for (const { id } of others) expect(own.people[id]).toBeNull()
  })

  test('of who is only me, or has withdrawn consent, counts nowhere from the next call on', async () => {
    const team = await teamOf([77, 20, 3, 5], { metric: 'ets' })
    const { first, others } = team
    await hides(first, 'only-me')
    expect(await shownTo(clubs.coach, team)).toMatchObject({
      score: 28,
      people: { [first.id]: null },
    })
    await hides(first, 'all-coaches')
    await answerConsent(clubs.app.db, first.id, 'withdrawn')
    expect(await shownTo(clubs.coach, team)).toMatchObject({
      score: 28,
      people: { [first.id]: null },
    })
    expect((await shownTo(others[0] ?? first, team)).people[first.id]).toBeNull()
  })

  test('is not worked out of a sum by who sees all but one or two of its people', async () => {
    const team = await teamOf([77, 20, 3], { metric: 'ets' })
    await hides(team.first, 'specific-coaches')
    expect(await shownTo(clubs.coach, team)).toMatchObject({ score: null, course: null })
    expect(await shownTo(team.first, team)).toMatchObject({ score: null })
  })

  test('never leaves the club', async () => {
    const { app, as, manager, create, there, boss } = clubs
    for (const wrong of [{ visibility: 'public' }, { visibility: 'invited' }] as const) {
      const body = challengeFields({ metric: 'ets', ...wrong })
      const refused = await app.refused(calls.createChallenge, { body }, as(manager))
      expect(refused.code).toBe('challenge_stays_in_club')
    }
    const open = await create({ visibility: 'public' })
    const body = challengeFields({ visibility: 'public', metric: 'ets' })
    const changing = { params: { id: open.id }, body }
    const refused = await app.refused(calls.updateChallenge, changing, as(manager))
    expect(refused.code).toBe('challenge_stays_in_club')
    // One from before this was refused.
    const team = await teamOf([77, 20, 3, 5, 7], { metric: 'ets' })
    await app.rows("update challenges set visibility = 'public' where id = $1", [team.id])
    const seen = await clubs.seen(team.slug, there(boss))
    expect(seen.teams).toMatchObject([{ score: null, is_hidden: true }])
    const outside = await fetch(`${app.url}/public/challenge/${team.slug}/data.json`)
    expect(await outside.json()).toMatchObject({
      data: { teams: [{ score: null, is_hidden: true }] },
    })
  })
})

type Shown = { data: { teams: { score: number | null }[] } }

describe('metres', () => {
  test('are shown to members, but not of who hides them', async () => {
    const team = await teamOf([7000, 2000, 300])
    const [, mate] = team.people
    if (!mate) throw new Error('nobody beside them')
    expect((await shownTo(mate, team)).people).toMatchObject({ [team.first.id]: 7000 })
    await hides(team.first, 'only-me')
    const seen = await shownTo(mate, team)
    expect(Object.keys(seen.people)).not.toContain(String(team.first.id))
    expect(seen).toMatchObject({ score: null, course: null })
    expect(await shownTo(clubs.coach, team)).toMatchObject({
      score: null,
      people: { [team.first.id]: null },
    })
    expect(await shownTo(team.first, team)).toMatchObject({ score: 9300 })
  })

  test('of fewer than three people are hidden outside, of five where one may be under 18', async () => {
    const { app, there, boss } = clubs
    const outside = async ({ slug }: Team) => {
      const page = await fetch(`${app.url}/public/challenge/${slug}/data.json`)
      const [shown] = ((await page.json()) as Shown).data.teams
      const [team] = (await clubs.seen(slug, there(boss))).teams
      return [shown?.score, team?.score]
    }
    const open = { visibility: 'public' } as const
    expect(await outside(await teamOf([7000, 2000], open))).toEqual([null, null])
    expect(await outside(await teamOf([7000, 2000, 300], open))).toEqual([9300, 9300])
    const young = await teamOf([7000, 2000, 300, 40], open)
    await app.rows('update users set date_of_birth = null where id = $1', [young.first.id])
    expect(await outside(young)).toEqual([null, null])
    const many = await teamOf([7000, 2000, 300, 40, 5], open)
    await app.rows('update users set date_of_birth = null where id = $1', [many.first.id])
    expect(await outside(many)).toEqual([9345, 9345])
  })

  test('of people who compete for themselves stay in the club', async () => {
    const body = challengeFields({ type: 2, visibility: 'public' })
    const refused = await clubs.app.refused(
      calls.createChallenge,
      { body },
      clubs.as(clubs.manager),
    )
    expect(refused.code).toBe('challenge_stays_in_club')
  })

  test('that look wrong are named to an organiser who sees their person', async () => {
    const { app, as, manager, create, enter, backdate, row } = clubs
    const [rower] = await clubs.adults(1)
    if (!rower) throw new Error('nobody rows')
    const { id } = await create({ title: 'Flagged' })
    await enter(id, [rower])
    await backdate(id)
    await row(rower, { time: 3600, distance: 50_000 })
    const flags = async () =>
      (await app.ask(organising.challengeFlags, { params: { id } }, as(manager))).data
    expect(await flags()).toMatchObject([{ value: 50_000 }])
    await hides(rower, 'only-me')
    expect(await flags()).toMatchObject([{ value: null }])
  })
})
