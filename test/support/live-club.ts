import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp } from './app.ts'
import { makeClub, makeMember, makeSession, type TestUser } from './factories.ts'
import { openSocket, type TestSocket } from './sockets.ts'

/** A club with a session of a coach for an athlete, and sockets that are closed together. */
export async function openLiveClub() {
  const app = await startTestApp()
  const club = await makeClub(app.db)
  const coach = await makeMember(app.db, club, [ROLE.coach])
  const athlete = await makeMember(app.db, club)
  const session = await makeSession(
    app.db,
    club,
    { user_id: coach.id },
    { athlete_ids: [athlete.id] },
  )
  const open: TestSocket[] = []
  return {
    app,
    club,
    coach,
    athlete,
    session,
    open,
    opened: async (user: Pick<TestUser, 'token'>): Promise<TestSocket> => {
      const socket = await openSocket(app, user)
      open.push(socket)
      return socket
    },
    closeSockets: () => {
      for (const socket of open.splice(0)) socket.close()
    },
  }
}
export type LiveClub = Awaited<ReturnType<typeof openLiveClub>>
