import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as calls from '#contract/club/challenges.ts'
import * as organising from '#contract/club/challenges-organising.ts'
import * as teams from '#contract/club/challenges-teams.ts'
import {
  challengeFields,
  openChallengeClubs,
  type ChallengeClubs,
} from '../../../test/support/challenge-club.ts'
import { today } from '../../../test/support/factories.ts'
import { problemOf } from '../../../test/support/http.ts'
import { inClub } from '../../db/client.ts'
import { scoreSessions } from './open.ts'

let clubs: ChallengeClubs
beforeAll(async () => {
  clubs = await openChallengeClubs()
})
afterAll(() => clubs.app.close())

const hour = { time: 3600, distance: 12_000 }

describe('a challenge', () => {
  test('has an address of its own, which a new title does not change', async () => {
    const { app, create, as, manager } = clubs
    const first = await create({ title: 'Ünsere Kilometer' })
    const second = await create({ title: 'Ünsere Kilometer' })
    expect([first.slug, second.slug]).toEqual(['unsere-kilometer', 'unsere-kilometer-2'])
    const body = challengeFields({ title: 'Something else' })
    const params = { id: first.id }
    const changed = await app.ask(calls.updateChallenge, { params, body }, as(manager))
    expect(changed.data.slug).toBe('unsere-kilometer')
  })

  test('keeps what a change leaves out, and checks the rest with it', async () => {
    const { app, create, as, manager, seen } = clubs
    const { id, slug } = await create({ title: 'Kept', description: 'Theirs', target: 9000 })
    const change = (body: object) => ({ params: { id }, body })
    await app.ask(calls.updateChallenge, change({ title: ' Mine ' }), as(manager))
    expect(await seen(slug)).toMatchObject({ title: 'Mine', description: 'Theirs', target: 9000 })
    const early = change({ last_day: '2020-01-01' })
    const refused = await app.refused(calls.updateChallenge, early, as(manager))
    expect(refused.code).toBe('end_before_start')
  })

  test('is made by who may manage challenges, and refused with days in disorder', async () => {
    const { app, as, coach, manager } = clubs
    const body = challengeFields()
    const refused = await app.refused(calls.createChallenge, { body }, as(coach))
    expect(refused.code).toBe('permission_missing')
    const disorder = { body: challengeFields({ first_day: today(), last_day: '2020-01-01' }) }
    const code = (await app.refused(calls.createChallenge, disorder, as(manager))).code
    expect(code).toBe('end_before_start')
  })

  test('is of the own club, public, or of clubs that were invited', async () => {
    const { app, create, as, there, manager, boss } = clubs
    const { olga } = await clubs.athletes()
    const own = await create({ title: 'Own' })
    const open = await create({ title: 'Open', visibility: 'public' })
    const closed = await create({ title: 'Closed', visibility: 'invited' })
    const find = async () =>
      (await app.ask(calls.challenges, { query: {} }, there(olga))).data.map(({ id }) => id)
    expect(await find()).toContain(open.id)
    expect(await find()).not.toContain(own.id)
    expect(await find()).not.toContain(closed.id)
    const params = { slug: closed.slug }
    expect((await app.refused(calls.challenge, { params }, there(boss))).code).toBe('not_found')
    const invitation = { params: { id: closed.id }, body: { name: 'river rc' } }
    await app.ask(organising.inviteClub, invitation, as(manager))
    expect(await find()).toContain(closed.id)
    const entered = { name: 'River', max_size: null, user_ids: [olga.id], captain_ids: [] }
    const entering = { params: { id: closed.id }, body: entered }
    const early = await app.refused(teams.createChallengeTeam, entering, there(boss))
    expect(early.code).toBe('forbidden')
    const answer = { params: { id: closed.id }, body: { accepts: true } }
    const stranger = await app.refused(organising.answerChallenge, answer, there(olga))
    expect(stranger.code).toBe('permission_missing')
    await app.ask(organising.answerChallenge, answer, there(boss))
    await app.ask(teams.createChallengeTeam, entering, there(boss))
    const [listed] = (
      await app.ask(organising.challengeClubs, { params: { id: closed.id } }, as(manager))
    ).data
    expect(listed).toMatchObject({ name: 'River RC', status: 'accepted' })
  })
})

describe('a piece of planned metres', () => {
  test('gives them when only its time was entered', async () => {
    const { create, enter, backdate, row, seen } = clubs
    const { anna } = await clubs.athletes()
    const { id, slug } = await create({ title: 'Timed' })
    await enter(id, [anna])
    await backdate(id)
    await row(anna, { time: 440 }, { number: 1 })
    expect((await seen(slug)).teams).toMatchObject([{ score: 2000 }])
  })
})

describe('inviting', () => {
  test('has to wait after twenty names that no club has', async () => {
    const { app, create, as, manager } = clubs
    const { id } = await create({ title: 'Guessed', visibility: 'invited' })
    const invitation = (name: string) => ({ params: { id }, body: { name } })
    await app.ask(organising.inviteClub, invitation('River RC'), as(manager))
    const codes: string[] = []
    for (let turn = 0; turn < 20; turn += 1) {
      const wrong = invitation(`Nowhere ${turn}`)
      codes.push((await app.refused(organising.inviteClub, wrong, as(manager))).code)
    }
    expect(new Set(codes)).toEqual(new Set(['not_found']))
    const right = invitation('River RC')
    const patience = await app.send(organising.inviteClub, right, as(manager))
    expect(problemOf(patience).code).toBe('too_many_requests')
    expect(Number(patience.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('what looks wrong', () => {
  test('waits for the organiser, who counts it or leaves it out', async () => {
    const { app, create, enter, backdate, row, as, manager, seen } = clubs
    const { anna } = await clubs.athletes()
    const { id, slug } = await create({ title: 'Doubtful' })
    await enter(id, [anna])
    await backdate(id)
    await row(anna, { time: 3600, distance: 50_000 })
    expect((await seen(slug)).teams).toMatchObject([{ score: null }])
    expect(await seen(slug, as(manager))).toMatchObject({ undecided: 1 })
    const flags = (await app.ask(organising.challengeFlags, { params: { id } }, as(manager))).data
    expect(flags).toMatchObject([{ flag: 'too-fast', value: 50_000, decided: null }])
    const decide = (counts: boolean) => ({
      params: { id, entry_id: flags[0]?.id ?? 0 },
      body: { counts, note: 'Down a waterfall' },
    })
    await app.ask(organising.decideChallengeFlag, decide(true), as(manager))
    expect((await seen(slug)).teams).toMatchObject([{ score: 50_000 }])
    await app.ask(organising.decideChallengeFlag, decide(false), as(manager))
    expect((await seen(slug)).teams).toMatchObject([{ score: null }])
  })

  test('is counted beside what a count adds to the same day meanwhile', async () => {
    const { app, club, create, enter, backdate, row, as, manager, seen } = clubs
    const { anna } = await clubs.athletes()
    const { id, slug } = await create({ title: 'Meanwhile' })
    await enter(id, [anna])
    await backdate(id)
    await row(anna, { time: 3600, distance: 50_000 })
    const session = await row(anna, hour)
    const [flag] = (await app.ask(organising.challengeFlags, { params: { id } }, as(manager))).data
    const params = { id, entry_id: flag?.id ?? 0 }
    await app.rows(
      `update scores w set distance = 13000 from results r
        where r.club_id = w.club_id and r.id = w.result_id and r.session_id = $1`,
      [session],
    )
    const counted = await inClub(app.database.worker, club, async (db) => {
      await scoreSessions(db, club, [session])
      const body = { counts: true, note: null }
      const deciding = app.ask(organising.decideChallengeFlag, { params, body }, as(manager))
      const waiting = () => app.rows('select from pg_locks where not granted')
      await expect.poll(waiting).not.toEqual([])
      return { deciding }
    })
    await counted.deciding
    expect((await seen(slug)).teams).toMatchObject([{ score: 63_000 }])
  })
})

describe('between clubs', () => {
  test('teams and sums are seen, and nobody by name', async () => {
    const { app, create, enter, backdate, row, there, as, boss, other, seen } = clubs
    const { anna } = await clubs.athletes()
    const rivers = await clubs.adults(3, other)
    const { id, slug } = await create({ title: 'Both', visibility: 'public', aggregation: 'mean' })
    await enter(id, [anna], { name: 'Lakers' })
    await enter(id, rivers, { name: 'Rivers' }, there(boss))
    await backdate(id)
    await row(anna, hour)
    for (const one of rivers) await row(one, { ...hour, distance: 15_000 }, { of: other, by: boss })
    expect((await seen(slug)).teams).toMatchObject([
      { name: 'Rivers', club_name: 'River RC', score: 15_000, rank: 1, is_own_club: false },
      { name: 'Lakers', score: 12_000, rank: 2, is_own_club: true },
    ])
    const people = (await app.ask(calls.challengePeople, { params: { id } }, as(anna))).data
    expect(people).toMatchObject([{ user_id: anna.id, score: 12_000 }])
    const course = (await app.ask(calls.challengeCourse, { params: { id } }, as(anna))).data
    expect(course.teams.map(({ scores }) => scores.at(-1))).toEqual([15_000, 12_000])
    const theirs = await seen(slug, there(rivers[0] ?? boss))
    expect(theirs.teams).toMatchObject([{ score: 15_000 }, { score: null, is_hidden: true }])
  })
})
