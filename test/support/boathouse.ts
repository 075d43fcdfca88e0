import * as things from '#contract/boats/equipment.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp } from './app.ts'
import { makeClub, makeMember } from './factories.ts'

/** A club with somebody who keeps its equipment and an athlete, and what the athlete sees of it. */
export async function openBoathouse() {
  const app = await startTestApp()
  const club = await makeClub(app.db)
  const keeper = await makeMember(app.db, club, [ROLE.coach])
  const athlete = await makeMember(app.db, club)
  const asKeeper = { token: keeper.token, club }
  const asAthlete = { token: athlete.token, club }
  return {
    app,
    club,
    keeper,
    athlete,
    asKeeper,
    asAthlete,
    read: async (id: number) =>
      (await app.ask(things.equipmentItem, { params: { id } }, asAthlete)).data,
    inList: async (id: number, query: object = {}) =>
      (await app.ask(things.equipment, { query }, asAthlete)).data.find((item) => item.id === id),
  }
}
export type Boathouse = Awaited<ReturnType<typeof openBoathouse>>
