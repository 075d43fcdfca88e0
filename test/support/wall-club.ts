import type { CallInput } from '#contract/endpoint.ts'
import * as notifications from '#contract/platform/inbox.ts'
import * as wall from '#contract/club/wall.ts'
import { ROLE, type RoleId } from '#domain/constants/roles.ts'
import { startTestApp } from './app.ts'
import { makeClub, makeMember, makeSession, makeSquad, type TestUser } from './factories.ts'
import { ADULT, MINOR } from './message-club.ts'

type PostBody = Omit<CallInput<typeof wall.writePost>['body'], 'client_id' | 'text'>

let serial = 0
export const nextName = () => `device-post-${(serial += 1)}`

/** A club with people of all roles, a squad, a session and a draft. */
export async function openWallClub() {
  const app = await startTestApp()
  const club = await makeClub(app.db)
  const person = (roles: RoleId[], date_of_birth = ADULT, last_name = 'Example') =>
    makeMember(app.db, club, roles, { date_of_birth, last_name })
  const coach = await person([ROLE.coach], ADULT, 'Coachley')
  const manager = await person([ROLE.manager])
  const anna = await person([ROLE.athlete], ADULT, 'Müller')
  const ben = await person([ROLE.athlete])
  const minor = await person([ROLE.athlete], MINOR, 'Minorley')
  const outsider = await makeMember(app.db, await makeClub(app.db), [ROLE.manager])
  const squad_id = await makeSquad(app.db, club, [coach.id, anna.id])
  const people = { athlete_ids: [anna.id] }
  const session_id = await makeSession(app.db, club, { user_id: coach.id }, people)
  const draft_id = await makeSession(app.db, club, { user_id: coach.id }, { published: false })
  const as = ({ token }: Pick<TestUser, 'token'>) => ({ token, club })
  const writing = (text: string, more: PostBody = {}) => ({
    body: { client_id: nextName(), text, ...more },
  })
  const write = async (by: TestUser, text: string, more: PostBody = {}) =>
    (await app.ask(wall.writePost, writing(text, more), as(by))).data.id
  const read = (by: TestUser, query: CallInput<typeof wall.wallPosts>['query'] = {}) =>
    app.ask(wall.wallPosts, { query }, as(by))
  const texts = async (by: TestUser, query: CallInput<typeof wall.wallPosts>['query'] = {}) => {
    const { data, pinned } = await read(by, query)
    return [...pinned, ...data].map(({ text }) => text)
  }
  const post = async (by: TestUser, id: number) =>
    (await app.ask(wall.wallPost, { params: { id } }, as(by))).data
  const comment = async (by: TestUser, id: number, text: string) => {
    const body = { client_id: nextName(), text }
    return (await app.ask(wall.writeWallComment, { params: { id }, body }, as(by))).data.id
  }
  const comments = async (by: TestUser, id: number) =>
    (await app.ask(wall.wallComments, { params: { id }, query: {} }, as(by))).data
  const state = (by: TestUser, id: number, body: CallInput<typeof wall.setPostState>['body']) =>
    app.ask(wall.setPostState, { params: { id }, body }, as(by))
  const notices = async (by: TestUser) => {
    const query = { unread: true }
    const { data } = await app.ask(notifications.notifications, { query }, as(by))
    return data.filter(({ kind }) => kind.startsWith('wall-'))
  }
  const kindsFor = async (by: TestUser) => (await notices(by)).map(({ kind }) => kind)
  const refusal = async (call: Promise<{ code: string }>) => (await call).code
  return {
    app,
    club,
    person,
    coach,
    manager,
    anna,
    ben,
    minor,
    outsider,
    squad_id,
    session_id,
    draft_id,
    as,
    writing,
    write,
    read,
    texts,
    post,
    comment,
    comments,
    state,
    notices,
    kindsFor,
    refusal,
  }
}
export type WallClub = Awaited<ReturnType<typeof openWallClub>>
