import type { World } from './world.ts'

const HOUR_MS = 3_600_000

/** A session of all athletes that has begun. */
export async function planSession(url: string, world: World): Promise<number> {
  const now = Date.now()
  const { id } = await post<{ id: number }>(url, world, 'create-session', {
    name: 'Soak',
    sport_id: 1,
    start_date: new Date(now - HOUR_MS).toISOString(),
    end_date: new Date(now + HOUR_MS).toISOString(),
    athlete_ids: world.athletes.map((athlete) => athlete.id),
  })
  return id
}

/** The codes by which its athletes record. */
export async function codesOf(url: string, world: World, session: number): Promise<string[]> {
  const path = `session/${session}/connect-codes`
  const codes = await post<{ connect_url: string }[]>(url, world, path, { renew: [] })
  return codes.map(({ connect_url }) => connect_url.split('/').at(-1) ?? '')
}

async function post<R>(url: string, world: World, path: string, body: object): Promise<R> {
  const answer = await fetch(`${url}/api/v2/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${world.coach.token}`,
      'selected-club-id': String(world.club),
    },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { data: R }).data
}
