import * as messages from '#contract/club/messages.ts'
import { ROLE, type RoleId } from '#domain/constants/roles.ts'
import { startTestApp } from './app.ts'
import { makeClub, makeMember, makeSquad, type TestUser } from './factories.ts'

export const ADULT = '1980-05-05'
/** A day of birth of somebody who is sixteen whenever this runs. */
export const MINOR = `${new Date().getUTCFullYear() - 16}-01-01`

let serial = 0
const next = () => `device-message-${(serial += 1)}`

/** A club with two coaches of age and athletes under 18, who write to each other. */
export async function openMessageClub(options: { work?: boolean } = {}) {
  const app = await startTestApp(options)
  const club = await makeClub(app.db)
  const person = (roles: RoleId[], date_of_birth: string | null, last_name?: string) =>
    makeMember(app.db, club, roles, {
      date_of_birth,
      ...(last_name !== undefined && { last_name }),
    })
  const coach = await person([ROLE.coach], ADULT, 'Coachley')
  const second = await person([ROLE.head_coach], ADULT, 'Secondley')
  const anna = await person([ROLE.athlete], MINOR, 'Minorley')
  const ben = await person([ROLE.athlete], MINOR)
  const carl = await person([ROLE.athlete], ADULT)
  const manager = await person([ROLE.manager], ADULT)
  const as = ({ token }: Pick<TestUser, 'token'>) => ({ token, club })
  const squadOf = (...people: TestUser[]) =>
    makeSquad(
      app.db,
      club,
      people.map(({ id }) => id),
    )
  const join = (squad: number, { id }: TestUser) =>
    app.rows('insert into squad_users (club_id, squad_id, user_id) values ($1, $2, $3)', [
      club,
      squad,
      id,
    ])
  const leave = (squad: number, { id }: TestUser) =>
    app.rows('delete from squad_users where squad_id = $1 and user_id = $2', [squad, id])
  const openSquad = async (squad_id: number, by: TestUser) =>
    (await app.ask(messages.openThread, { body: { kind: 'squad', squad_id } }, as(by))).data.id
  const begin = (by: TestUser, others: readonly TestUser[], name = 'Regatta trip') => {
    const user_ids = others.map(({ id }) => id)
    return { body: { kind: 'group', name, user_ids } as const, as: as(by) }
  }
  const beginGroup = async (by: TestUser, others: readonly TestUser[]) => {
    const { body, as: who } = begin(by, others)
    return (await app.ask(messages.openThread, { body }, who)).data.id
  }
  const writing = (id: number, text: string, client_id = next()) => ({
    params: { id },
    body: { client_id, text },
  })
  const write = async (by: TestUser, id: number, text: string) =>
    (await app.ask(messages.sendMessage, writing(id, text), as(by))).data.number
  const read = (by: TestUser, id: number, query = {}) =>
    app.ask(messages.threadMessages, { params: { id }, query }, as(by))
  const texts = async (by: TestUser, id: number) =>
    (await read(by, id)).data.map(({ text }) => text)
  const threads = async (by: TestUser, query = {}) =>
    (await app.ask(messages.messageThreads, { query }, as(by))).data
  const thread = async (by: TestUser, id: number) =>
    (await app.ask(messages.messageThread, { params: { id } }, as(by))).data
  return {
    app,
    club,
    coach,
    second,
    anna,
    ben,
    carl,
    manager,
    person,
    as,
    squadOf,
    join,
    leave,
    openSquad,
    begin,
    beginGroup,
    writing,
    write,
    read,
    texts,
    threads,
    thread,
  }
}
export type MessageClub = Awaited<ReturnType<typeof openMessageClub>>
