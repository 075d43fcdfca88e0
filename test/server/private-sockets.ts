import type { LiveEvents } from '#contract/sockets.ts'
import type { TestApp } from '../support/app.ts'
import { canariesOf } from '../support/private-canaries.ts'
import { PRIVACY_STATES, VIEWER_NAMES, type PrivacyViewer } from '../support/private-states.ts'
import { openSocket, type TestSocket } from '../support/sockets.ts'
import type { WrittenClub } from './private-writes.ts'

/** Every message of the live channel; one that is not here does not compile. */
const LIVE_EVENTS: Record<keyof LiveEvents, true> = {
  timestamps: true,
  session: true,
  calendar: true,
  refused: true,
  live: true,
  'live pulse': true,
  'live boats': true,
  message: true,
  typing: true,
  wall: true,
  challenge: true,
  import: true,
}

export type Listener = { viewer: PrivacyViewer; socket: TestSocket; followed: unknown }

/** Everybody who may sign in listens to all there is of a club. */
export async function listenEverywhere(
  app: TestApp,
  { place, figures }: WrittenClub,
): Promise<Listener[]> {
  const signedIn = VIEWER_NAMES.filter((viewer) => viewer !== 'outside')
  return Promise.all(
    signedIn.map(async (viewer) => {
      const socket = await openSocket(app, place.viewers[viewer])
      await socket.join(place.club, figures.session)
      await socket.joinCalendar(place.club)
      for (const { id } of figures.challenges)
        socket.send('join challenge', { club_id: place.club, challenge_id: id }, () => {})
      const followed = await socket.joinLive(place.club, figures.session)
      return { viewer, socket, followed }
    }),
  )
}

/** The hearts of all of them beat once, as their devices say it. */
export async function beatHearts(app: TestApp, { place }: WrittenClub): Promise<void> {
  const rows = await app.rows<{ id: number; user_id: number }>(
    'select id, user_id from live_recordings where club_id = $1 and user_id is not null',
    [place.club],
  )
  const frames = PRIVACY_STATES.flatMap((state) =>
    rows
      .filter(({ user_id }) => user_id === place.people[state].id)
      .map(({ id: recording_id }) => ({
        recording_id,
        first: 0,
        samples: [],
        speed: 4,
        stroke_rate: 20,
        battery: 80,
        heart_rate: canariesOf(state).pulse,
      })),
  )
  await app.rows('select app.send_live($1::jsonb)', [
    JSON.stringify({ to: 'live', club_id: place.club, frames }),
  ])
}

export const heardBy = ({ socket, followed }: Listener): string[] => [
  JSON.stringify(followed),
  ...(Object.keys(LIVE_EVENTS) as (keyof LiveEvents)[]).flatMap((event) =>
    socket.heard(event).map((data) => JSON.stringify(data)),
  ),
]
