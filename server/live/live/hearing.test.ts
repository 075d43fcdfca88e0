import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ROLE } from '#domain/constants/roles.ts'
import { addDays } from '#domain/time/week.ts'
import { makeClub, makeMember, today } from '../../../test/support/factories.ts'
import {
  openRecordingClub,
  rowed,
  type RecordingClub,
} from '../../../test/support/recording-club.ts'
import { openSocket, type TestSocket } from '../../../test/support/sockets.ts'

let club: RecordingClub
const open: TestSocket[] = []
beforeAll(async () => {
  club = await openRecordingClub({ work: true })
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.close()
})
afterAll(() => club.app.close())

const opened = async (user: { token: string }) => {
  const socket = await openSocket(club.app, user)
  open.push(socket)
  return socket
}
describe('who follows', () => {
  test('hears of samples as they come, and of gaps by their numbers', async () => {
    const { token, id } = await club.begin(await club.crewCode(), 'device-heard')
    const coach = await opened(club.coach)
    expect(await coach.joinLive(club.club, club.session)).not.toBe(false)
    const heard = coach.next('live')
    await club.send(token, 1, rowed(6))
    expect(await heard).toMatchObject({ recording_id: id, first: 1, speed: 4, stroke_rate: 20 })
    expect((await heard).samples).toHaveLength(6)
  })

  test('hears of a boat that begins, and then has to come again for it', async () => {
    const coach = await opened(club.coach)
    await coach.joinLive(club.club, club.session)
    const changed = coach.next('live boats')
    const { token } = await club.begin(await club.crewCode(), 'device-begins')
    await club.send(token, 1, rowed(1))
    expect(await changed).toEqual({ session_id: club.session })
  })

  test('hears no heart of somebody they do not see', async () => {
    const { token } = await club.begin(await club.athleteCode(), 'device-pulse')
    const [coach, own, other] = await Promise.all(
      [club.coach, club.single, club.bow].map((user) => opened(user)),
    )
    const joined = [coach, own, other].map((socket) => socket?.joinLive(club.club, club.session))
    expect(await Promise.all(joined)).not.toContain(false)
    const pulses = [coach, own].map((socket) => socket?.next('live pulse'))
    await club.send(token, 1, [{ at: Date.now(), heart_rate: 151, mark: 'start' }])
    for (const pulse of await Promise.all(pulses)) expect(pulse).toMatchObject({ heart_rate: 151 })
    expect(other?.heard('live pulse')).toEqual([])
    expect(other?.heard('live')).toEqual([])
  })

  test('hears when they come back how the boats stand, and what they lacked', async () => {
    const { token, id } = await club.begin(await club.crewCode(), 'device-back')
    await club.send(token, 1, rowed(4))
    await club.send(token, 5, rowed(4, { from: 4 }))
    const coach = await opened(club.coach)
    const followed = await coach.joinLive(club.club, club.session, [[id, 6], ['x'], [id, -1], 'y'])
    const { now: _, ...asked } = await club.followed()
    expect(followed).toMatchObject({ session: asked })
    const missed = followed && followed.missed.find(({ recording_id }) => recording_id === id)
    expect(missed).toMatchObject({ first: 7 })
    expect(missed && missed.samples.map(([, distance]) => distance)).toEqual([24, 28])
  })

  test('hears and sees nothing of somebody under age whom they do not see', async () => {
    const { app, session } = club
    const [coach, minor] = await Promise.all([
      makeMember(app.db, club.club, [ROLE.coach]),
      makeMember(app.db, club.club, [ROLE.athlete], { date_of_birth: addDays(today(), -15 * 365) }),
    ])
    await app.rows(
      `insert into member_permissions (club_id, user_id, permission_id, granted)
       select $1, $2, id, false from permissions where name = 'view-minors'`,
      [club.club, coach.id],
    )
    await app.rows(
      `insert into participants (club_id, session_id, user_id, role_id) values ($1, $2, $3, 2)`,
      [club.club, session, minor.id],
    )
    const { token, id } = await club.begin(await club.athleteCode(minor.id), 'device-minor')
    await club.send(token, 1, rowed(2))
    const [seeing, other] = await Promise.all([opened(club.coach), opened(coach)])
    const seen = await Promise.all(
      [seeing, other].map(async (socket) => {
        const followed = await socket.joinLive(club.club, session)
        return followed && followed.session.boats.some(({ recording_id }) => recording_id === id)
      }),
    )
    expect(seen).toEqual([true, false])
    const heard = seeing.next('live')
    await club.send(token, 3, [{ at: Date.now(), distance: 8, heart_rate: 170 }])
    await heard
    const all = [...other.heard('live'), ...other.heard('live pulse')]
    expect(all.filter(({ recording_id }) => recording_id === id)).toEqual([])
  })

  test('is nobody of another club, and nobody without the session', async () => {
    const elsewhere = await makeClub(club.app.db)
    const stranger = await opened(await makeMember(club.app.db, elsewhere))
    for (const [of, session] of [
      [club.club, club.session],
      [elsewhere, club.session],
      ['x', null],
    ])
      expect(await stranger.joinLive(of, session)).toBe(false)
  })
})
