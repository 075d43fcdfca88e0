import { request } from 'node:http'
import * as contract from '#contract/live/public.ts'
import type { PublicPage } from '#contract/live/public.ts'
import type { PublicRenderer } from '#contract/live/public-view.ts'
import type { Input } from '#contract/endpoint.ts'
import { openRecordingClub, rowed } from './recording-club.ts'

/** Draws nothing but writes down all that is handed over: what a page could show at most. */
export const drawsEverything: PublicRenderer = {
  live: (session, asked) => JSON.stringify({ session, asked }),
  liveParts: (session) => ({
    parts: Object.fromEntries(
      session.boats.map((boat) => [`boat-${boat.place}`, JSON.stringify(boat)]),
    ),
    order: session.boats.map(({ place }) => `boat-${place}`),
  }),
  event: (event, asked) => JSON.stringify({ event, asked }),
  said: () => null,
  statistic: (page, shown, asked) => JSON.stringify({ page, shown, asked }),
  challenge: (challenge, asked) => JSON.stringify({ challenge, asked }),
  notFound: (language) => `not found in ${language}`,
}

type Options = Input<typeof contract.makePublicPage>['body']

const HOUR_MS = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

/** A club whose session is shown to people outside; all of its athletes are of age and named. */
export async function openPublicClub(more: Parameters<typeof openRecordingClub>[0] = {}) {
  const club = await openRecordingClub({ ...more, renderer: async () => drawsEverything })
  const { app, session, asCoach } = club
  await app.rows(`update users set date_of_birth = '1990-05-05' where id = any ($1)`, [
    [club.bow.id, club.stroke.id, club.single.id],
  ])
  await app.rows(`update crews set name = 'Aare' where id = $1`, [club.crew])
  await app.rows('update sessions set published_at = now() where id = $1', [session])
  const options = (wish: Partial<Options> = {}): Options => ({
    names: 'full',
    show_boats: true,
    show_splits: true,
    show_map: true,
    delay_min: 0,
    opens_at: inHours(-1),
    closes_at: inHours(24),
    results_at: null,
    ...wish,
  })
  const make = async (wish: Partial<Options> = {}): Promise<PublicPage> => {
    const parts = { params: { id: session }, body: options(wish) }
    return (await app.ask(contract.makePublicPage, parts, asCoach)).data
  }
  const change = async (id: number, wish: Partial<Options>) =>
    app.ask(contract.changePublicPage, { params: { id }, body: options(wish) }, asCoach)
  const revoke = (id: number) => app.ask(contract.revokePublicPage, { params: { id } }, asCoach)
  const boats = async (uuid: string, language = 'en') =>
    (await app.ask(contract.publicLiveResults, { params: { id: uuid } }, { language })).data.boats
  /** A boat that has rowed so many seconds; returns the token of its device. */
  const row = async (seconds: number, device = 'device-public') => {
    const { token } = await club.begin(await club.crewCode(), device)
    await club.send(token, 1, rowed(seconds))
    return token
  }
  const page = (path: string, headers = {}) => app.call('GET', path, { headers })
  const forget = async () => {
    await app.rows('delete from live_recordings')
    await app.rows('delete from public_pages')
  }
  return { ...club, options, make, change, revoke, boats, row, page, forget }
}
export type PublicClub = Awaited<ReturnType<typeof openPublicClub>>

/** A browser that looks at a live page: what it hears, and whether the stream has ended. */
export function watchPage(url: string, uuid: string) {
  const heard: { name: string; data: unknown }[] = []
  const ended = Promise.withResolvers<void>()
  let buffered = ''
  const sent = request(`${url}/public/live/${uuid}/stream`, (response) => {
    response.setEncoding('utf8')
    response.on('data', (chunk: string) => {
      buffered += chunk
      const events = buffered.split('\n\n')
      buffered = events.pop() ?? ''
      for (const event of events) {
        const [name = '', data = ''] = event.split('\n').map((line) => line.replace(/^\w+: /, ''))
        heard.push({ name, data: JSON.parse(data) })
      }
    })
    response.on('end', () => ended.resolve())
  })
  sent.on('error', () => ended.resolve())
  sent.end()
  return { heard, ended: ended.promise, leave: () => sent.destroy() }
}
