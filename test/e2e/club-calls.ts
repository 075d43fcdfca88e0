import type { DemoFile } from '../../server/demo/demo-file.ts'
import { clubDay, clubSpan } from './clock.ts'

/** Makes calls in the name of a person of the demo, for what a story needs before it begins. */
export async function callsOf(demo: DemoFile, account: keyof DemoFile['accounts']) {
  const identity = { grant_type: 'password', client_id: 'web', client_secret: 'web' }
  const send = async (method: 'GET' | 'POST', path: string, body?: object, token?: string) => {
    const headers = {
      'content-type': 'application/json',
      'selected-club-id': String(demo.club_id),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    }
    const response = await fetch(`${demo.url}/api/v2/${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`)
    return JSON.parse(text) as { accessToken?: string; data: never }
  }
  const signIn = await send('POST', 'login', {
    username: demo.accounts[account],
    password: demo.password,
    ...identity,
  })
  return {
    get: async <R>(path: string): Promise<R> =>
      (await send('GET', path, undefined, signIn.accessToken)).data,
    post: async <R>(path: string, body: object): Promise<R> =>
      (await send('POST', path, body, signIn.accessToken)).data,
  }
}

export type ClubCalls = Awaited<ReturnType<typeof callsOf>>

/** A published row of the coach tomorrow. */
export async function rowTomorrow(
  coach: ClubCalls,
  name: string,
  athlete_ids: readonly number[],
): Promise<number> {
  const plan = { name, sport_id: 1, ...clubSpan(clubDay(1)), athlete_ids }
  return (await coach.post<{ id: number }>('create-session', plan)).id
}

/** Athletes of the demo club by name. */
export async function athletesOf(coach: ClubCalls): Promise<{ id: number; full_name: string }[]> {
  const people = await coach.get<
    { id: number; full_name: string; current_club_roles: { id: number }[] }[]
  >('club-users?limit=1000&status=1&include=current_club_roles')
  return people.filter(({ current_club_roles }) => current_club_roles.some(({ id }) => id === 2))
}
