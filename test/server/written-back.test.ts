import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { createSession, getSession, updateSession } from '#contract/planning/sessions.ts'
import { writtenBack, type WrittenBack } from '#contract/written-back.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeClub, makeMember, makeSquad, type TestUser } from '../support/factories.ts'
import type { As, Parts } from '../support/http.ts'
import { makeThings, type Things } from './matrix-parts.ts'
import { ENDPOINTS, rowOf } from './matrix-run.ts'
import { nameOf } from './matrix-world.ts'

type Fields = Record<string, unknown>
type Pair = { name: string; endpoint: Endpoint; pair: WrittenBack }

/** What is not written by people of a club, and who tests it. */
const ELSEWHERE: Record<string, string> = {
  'PATCH account': 'is about the account; the form of the body is tested for all',
  'PATCH me': 'is about the account; the form of the body is tested for all',
  'PATCH integrations/{provider}': 'needs a provider that is connected',
  'PATCH public-pages/{id}': 'that of the matrix is over, and what is over is not opened again',
}
const PAIRS = ENDPOINTS.flatMap((endpoint): Pair[] => {
  const pair = writtenBack(endpoint)
  const name = nameOf(endpoint)
  const isOfClub = endpoint.access.level === 'member' && !(name in ELSEWHERE)
  return pair && isOfClub ? [{ name, endpoint, pair }] : []
})

let app: TestApp
let club: ClubId
let me: TestUser
let as: As
let things: Things
beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  me = await makeMember(app.db, club, [ROLE.athlete, ROLE.head_coach, ROLE.manager], {
    date_of_birth: '1990-05-06',
  })
  as = { token: me.token, club }
  things = await makeThings(app.db, club, me.id, me.email)
})
afterAll(() => app.close())

type Thing = { params: Fields; thing: Fields }

const idIn = ({ params = {}, body }: Parts): unknown =>
  params['id'] ?? params['uuid'] ?? (body as Fields | undefined)?.['id']

/** What is read of a thing: at its own address, else in the list that its parts say. */
async function read({ get, at }: WrittenBack, params: Fields, id: unknown): Promise<Fields> {
  const answer = await app.send(get, { params }, as)
  expect(answer.status, answer.text).toBe(200)
  const { data } = answer.json as { data: unknown }
  const shown = at.reduce((value, name) => (value as Fields)[name], data)
  if (!Array.isArray(shown)) return shown as Fields
  const rows = shown as Fields[]
  const found = rows.find((one) => (one['id'] ?? one['uuid']) === id) ?? rows[0]
  if (!found) throw new Error(`${nameOf(get)} shows nothing`)
  return found
}

/** What a list belongs to, by the id of something in it. */
const AROUND: Record<string, (id: unknown) => Promise<unknown>> = {
  'PATCH efforts/{id}': (id) => columnOf('select activity_id as id from efforts where id = $1', id),
  'PATCH wall/comments/{id}': (id) =>
    columnOf('select post_id as id from wall_comments where id = $1', id),
}
const columnOf = async (text: string, id: unknown) => (await app.rows(text, [id]))[0]?.['id']

/** A thing to change, and how it is asked for. */
async function thingOf({ endpoint, pair }: Pair, parts: Parts): Promise<Thing> {
  const id = idIn(parts)
  const { params: own = {} } = await rowOf(pair.get).parts(things, app.db, app.files)
  const around = await AROUND[nameOf(endpoint)]?.(id)
  const isItself = id !== undefined && 'id' in own && !AROUND[nameOf(endpoint)]
  const params = {
    ...own,
    ...(isItself && { id }),
    ...(around === undefined ? {} : { id: around }),
  }
  return { params, thing: await read(pair, params, id) }
}

describe('an entity', () => {
  test.each(PAIRS)('is as it was when it is written back as read by $name', async (one) => {
    const { endpoint, pair } = one
    const parts = await rowOf(endpoint).parts(things, app.db, app.files)
    const { params, thing } = await thingOf(one, parts)
    const named = Object.fromEntries(
      ['id', 'uuid'].flatMap((name) => (name in thing ? [[name, thing[name]]] : [])),
    )
    const change = { params: { ...parts.params, ...named }, body: thing }
    const answer = await app.send(endpoint, change, as)
    expect(answer.status, answer.text).toBeLessThan(300)
    expect(withoutTimes(await read(pair, params, idIn(change)))).toEqual(withoutTimes(thing))
  })

  test('that is a session keeps the names that were read', async () => {
    const athlete = await makeMember(app.db, club)
    const body = {
      name: 'Starts',
      sport_id: 2,
      start_date: '2026-03-10T17:30:00+01:00',
      end_date: '2026-03-10T19:00:00+01:00',
      focus_ids: [1, 2],
      tags: ['Camp'],
      squad_ids: [await makeSquad(app.db, club, [athlete.id])],
      repeat_frequency_type: 'weekly' as const,
      repeat_every: 1,
      repeat_numbers: 3,
    }
    const { data: planned } = await app.ask(createSession, { body }, as)
    const params = { id: planned.id }
    const { data } = await app.ask(getSession, { params }, as)
    const changed = { ...data, sport: { ...data.sport, id: 1 }, focuses: data.focuses?.slice(0, 1) }
    const answer = await app.send(updateSession, { body: changed }, as)
    expect(answer.status, answer.text).toBe(200)
    expect((await app.ask(getSession, { params }, as)).data).toMatchObject({
      sport: { key: 'rowing' },
      focuses: data.focuses?.slice(0, 1),
      tags: data.tags,
      athletes: data.athletes,
      series: data.series,
    })
  })
})

/** What changes with every write, whatever is written. */
const TIMES = new Set([
  'version',
  'entered_by',
  'change_id',
  'changed_at',
  'updated_at',
  'is_edited',
])
const withoutTimes = (thing: Fields) =>
  Object.fromEntries(Object.entries(thing).filter(([name]) => !TIMES.has(name)))
