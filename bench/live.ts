import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { isDeepStrictEqual } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { WebSocket } from 'ws'
import { ROLE } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { hashOf } from '../server/http/gate.ts'
import { connected } from './cluster.ts'
import { ensureSeason } from './databases.ts'
import { inTurn, ratioFound } from './figures.ts'
import { liveSession, recordingBoats } from './live-boats.ts'
import { cpuMicroseconds, type Started } from './process.ts'
import type { Bench, Measured } from './row.ts'

const FULL = { sockets: 2000, rounds: 7, events: 60, warmUp: 20 }
const SMALLEST = { sockets: 3, rounds: 1, events: 2, warmUp: 1 }
/** The sockets of a person may only ask for so much at once. */
const PEOPLE = 20
const EVENTS_A_SECOND = 20
const AT_ONCE = 50

type Side = { server: Started; sockets: Heard[]; send(number: number): Promise<unknown> }
/** What a socket of the load has heard: it counts, and keeps the last. */
type Heard = { events: number; last: string; close(): void }

/**
 * Two thousand browsers that follow a boat of which something is heard twenty times a second: the
 * processor time of the server for each that it reaches, beside a bare server that sends the same
 * text to as many sockets. The load runs on the same cores.
 */
export async function live(bench: Bench): Promise<Measured<'live'>> {
  const { cluster, size } = bench
  const load = bench.pick(FULL, SMALLEST)
  const database = await ensureSeason(cluster, size, 1)
  const server = await bench.product(database)
  const rival = await bench.program('bench/bare/live.ts')
  return connected(cluster.superuserUrl(database), async (client) => {
    const { recording, session, tickets } = await prepare(client, load.sockets)
    const ours: Side = {
      server,
      sockets: await inGroups(tickets, (ticket) => follow(server, ticket, session)),
      send: (number) => {
        const frame = JSON.stringify({ ...frameOf(recording, number), heart_rate: null })
        const change = `{"to":"live","club_id":1,"frames":[${frame}]}`
        return client.query('select app.send_live($1::jsonb)', [change])
      },
    }
    const bare: Side = {
      server: rival,
      sockets: await inGroups(tickets, () => connectBare(rival)),
      send: (number) => {
        const body = `42["live",${JSON.stringify(frameOf(recording, number))}]`
        return fetch(`${rival.url}/send`, { method: 'POST', body })
      },
    }
    for (const side of [ours, bare]) await delivery(side, load.warmUp)
    const pair = await inTurn(
      load.rounds,
      () => delivery(ours, load.events),
      () => delivery(bare, load.events),
    )
    const wrong = differences(ours, bare)
    for (const socket of [...ours.sockets, ...bare.sockets]) socket.close()
    const unit = 'µs of processor time for each delivery'
    return ratioFound(pair, unit, { figures: [`${load.sockets} sockets`], wrong })
  })
}

/** All sockets of both sides have heard the same frame last. */
function differences(ours: Side, bare: Side): string[] {
  const frame = ({ last }: Heard): unknown => JSON.parse(last.slice('42'.length))
  const expected = bare.sockets.map(frame)[0]
  const other = [...ours.sockets, ...bare.sockets].find(
    (socket) => !isDeepStrictEqual(frame(socket), expected),
  )
  return other ? [`a socket heard ${other.last}, not ${JSON.stringify(expected)}`] : []
}

/** Sends events and waits until all have heard all of them. */
async function delivery({ server, sockets, send }: Side, events: number): Promise<number> {
  const before = sockets.map((socket) => socket.events)
  const used = cpuMicroseconds(server.pid)
  for (let number = 0; number < events; number += 1) {
    await Promise.all([send(number), sleep(1000 / EVENTS_A_SECOND)])
  }
  const deadline = Date.now() + 30_000
  while (sockets.some((socket, at) => socket.events - (before[at] ?? 0) < events)) {
    if (Date.now() > deadline) throw new Error('not all sockets heard all events')
    await sleep(20)
  }
  return (cpuMicroseconds(server.pid) - used) / (events * sockets.length)
}

const START = Date.now()
const frameOf = (recording_id: number, number: number) => ({
  recording_id,
  first: number + 1,
  samples: [[START + number * 50, number * 0.2, 4.5, 28, 47.0735, 8.3213]],
  speed: 4.5,
  stroke_rate: 28,
  battery: 80,
})

async function inGroups<T, R>(list: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const done: R[] = []
  for (let from = 0; from < list.length; from += AT_ONCE)
    done.push(...(await Promise.all(list.slice(from, from + AT_ONCE).map(work))))
  return done
}

/** A browser that signs in and follows, spoken by hand so that the load costs little. */
async function follow({ url }: Started, ticket: string, session: number): Promise<Heard> {
  const address = `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`
  const socket = new WebSocket(address, { perMessageDeflate: false })
  const heard = { events: 0, last: '', close: () => socket.terminate() }
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    socket.on('message', (data: Buffer) => {
      const text = data.toString()
      if (text.startsWith('42["live",'))
        Object.assign(heard, { events: heard.events + 1, last: text })
      else if (text.startsWith('0')) socket.send(`40${JSON.stringify({ ticket })}`)
      else if (text.startsWith('40'))
        socket.send(`420["join live",{"club_id":1,"session_id":${session}}]`)
      else if (text === '2') socket.send('3')
      else if (text.startsWith('430[{')) resolve()
      else if (text.startsWith('44') || text.startsWith('430')) reject(new Error(text))
    })
  })
  return heard
}

async function connectBare({ url }: Started): Promise<Heard> {
  const socket = new WebSocket(url.replace('http', 'ws'), { perMessageDeflate: false })
  const heard = { events: 0, last: '', close: () => socket.terminate() }
  socket.on('message', (data: Buffer) =>
    Object.assign(heard, { events: heard.events + 1, last: data.toString() }),
  )
  await once(socket, 'open')
  return heard
}

/** A boat that records, and coaches with a ticket for each socket. */
async function prepare(client: Client, sockets: number) {
  const session = await liveSession(client)
  const [recording = 0] = await recordingBoats(client, [randomBytes(24).toString('base64url')])
  const tickets = Array.from({ length: sockets }, () => randomBytes(24).toString('base64url'))
  await client.query(
    `with person as (
       insert into users (email, first_name, last_name, email_verified_at)
       select 'live' || n || '.' || $1 || '@bench.test', 'Live', 'Coach ' || n, now()
       from generate_series(1, $2) n returning id),
     member as (
       insert into memberships (club_id, user_id, status) select 1, id, $3 from person),
     role as (
       insert into membership_roles (club_id, user_id, role_id) select 1, id, $4 from person),
     token as (
       insert into tokens (user_id, hash, client, expires_at)
       select id, sha256(('live' || id || $1)::bytea), 'bench', now() + interval '1 day'
       from person returning id, user_id),
     numbered as (select id, user_id, row_number() over () - 1 as n from token)
     insert into live_tickets (hash, user_id, token_id, expires_at)
     select t.hash, k.user_id, k.id, now() + interval '1 hour'
     from unnest($5::bytea[]) with ordinality t(hash, n)
       join numbered k on k.n = t.n % $2`,
    [
      randomBytes(6).toString('hex'),
      PEOPLE,
      MEMBER_STATUS.approved,
      ROLE.head_coach,
      tickets.map(hashOf),
    ],
  )
  return { recording, session, tickets }
}
