import * as own from '#contract/club/guardians-messages.ts'
import * as messages from '#contract/club/messages.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { makeMember, makeSquad, makeUser, type TestUser } from './factories.ts'
import { openGuardianClub } from './guardian-club.ts'

let serial = 0

/** A club whose coaches write to children, and a parent who reads along. */
export async function openGuardianMessages() {
  const world = await openGuardianClub()
  const { app, club, coach, at } = world
  const second = await makeMember(app.db, club, [ROLE.coach], { date_of_birth: '1982-01-01' })
  const squadOf = (...people: TestUser[]) =>
    makeSquad(
      app.db,
      club,
      people.map(({ id }) => id),
    )
  const open = async (squad_id: number, by: TestUser = coach) =>
    (await app.ask(messages.openThread, { body: { kind: 'squad', squad_id } }, at(by))).data.id
  /** The thread of a squad of these people. */
  const squadThread = async (...people: TestUser[]) => open(await squadOf(...people), people[0])
  const group = async (by: TestUser, others: readonly TestUser[]) => {
    const user_ids = others.map(({ id }) => id)
    const body = { kind: 'group', name: 'Boat 7', user_ids } as const
    return (await app.ask(messages.openThread, { body }, at(by))).data.id
  }
  const writing = (id: number, text: string) => {
    const body = { client_id: `device-child-${(serial += 1)}`, text }
    return { params: { id }, body }
  }
  const write = async (by: TestUser, id: number, text: string) =>
    (await app.ask(messages.sendMessage, writing(id, text), at(by))).data.number
  const place = (child: TestUser) => ({ child_id: child.id, club_id: club })
  const as = ({ token }: TestUser) => ({ token })
  const threads = async (guardian: TestUser, child: TestUser) =>
    (await app.ask(own.childThreads, { params: place(child) }, as(guardian))).data
  const asked = (child: TestUser, id: number) => ({ params: { ...place(child), id }, query: {} })
  const read = async (guardian: TestUser, child: TestUser, id: number) =>
    (await app.ask(own.childMessages, asked(child, id), as(guardian))).data
  const texts = async (guardian: TestUser, child: TestUser, id: number) =>
    (await read(guardian, child, id)).map(({ text }) => text)
  const refused = async (guardian: TestUser, child: TestUser, id: number) =>
    (await app.refused(own.childMessages, asked(child, id), as(guardian))).code
  const steps = { squadOf, open, squadThread, group, writing, write, threads, read, texts, refused }
  return { ...world, ...steps, second, as, placeOf: place }
}
export type GuardianMessages = Awaited<ReturnType<typeof openGuardianMessages>>

/** Two children, and a parent of the first of them. */
export async function makeFamily({ app, child, link }: GuardianMessages) {
  const parent = await makeUser(app.db, { date_of_birth: '1985-03-03' })
  const [mia, ben] = [await child('Mia', 12), await child('Ben', 14)]
  await link(parent, mia)
  return { parent, mia, ben }
}
