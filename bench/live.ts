import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { WebSocket } from 'ws'
import { ROLE } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { FIRST_STANDING } from '#domain/live/standing.ts'
import { hashOf } from '../server/http/gate.ts'
import { startCluster } from './cluster.ts'
import { inTurn, ratioOutcome, type Outcome } from './figures.ts'
import { cpuMicroseconds, startProgram, type Started } from './process.ts'
import { ensureSeason } from './season.ts'

const SOCKETS = 2000
/** The sockets of a person may only ask for so much at once. */
const PEOPLE = 20
const EVENTS_A_SECOND = 20
const ROUNDS = 7
const SECONDS = 3
const WARM_UP = 1
const MOST = 1.4
const AT_ONCE = 50

type Side = { server: Started; sockets: Heard[]; send(number: number): Promise<unknown> }
/** What a socket of the load has heard: it counts, and reads nothing. */
type Heard = { events: number; close(): void }

/**
 * Two thousand browsers that follow a boat of which something is heard twenty times a second: the
 * processor time of the server for each that it reaches, beside a bare server that sends the same
 * text to as many sockets. The load runs on the same cores.
 */
export async function live(): Promise<Outcome> {
  const cluster = await startCluster()
  try {
    const ownerUrl = cluster.ownerUrl(await ensureSeason(cluster, 1))
    const client = new Client({ connectionString: ownerUrl })
    await client.connect()
    const env = { DATABASE_URL: ownerUrl }
    const args = ['server/main.ts', '--no-demo', '--roles', 'web,live']
    const servers = await Promise.all([
      startProgram({ args, env }, '/readyz'),
      startProgram({ args: ['bench/bare/live.ts'], env }, '/healthz'),
    ])
    try {
      const { recording, session, tickets } = await prepare(client)
      const ours: Side = {
        server: servers[0],
        sockets: await inGroups(tickets, (ticket) => follow(servers[0], ticket, session)),
        send: (number) => {
          const frame = JSON.stringify({ ...frameOf(recording, number), heart_rate: null })
          const change = `{"to":"live","club_id":1,"frames":[${frame}]}`
          return client.query('select app.send_live($1::jsonb)', [change])
        },
      }
      const bare: Side = {
        server: servers[1],
        sockets: await inGroups(tickets, () => connectBare(servers[1])),
        send: (number) => {
          const body = `42["live",${JSON.stringify(frameOf(recording, number))}]`
          return fetch(`${servers[1].url}/send`, { method: 'POST', body })
        },
      }
      for (const side of [ours, bare]) await delivery(side, WARM_UP)
      const pair = await inTurn(
        ROUNDS,
        () => delivery(ours, SECONDS),
        () => delivery(bare, SECONDS),
      )
      for (const socket of [...ours.sockets, ...bare.sockets]) socket.close()
      const unit = 'µs of processor time for each delivery'
      return ratioOutcome(pair, MOST, unit, { figures: [`${SOCKETS} sockets`] })
    } finally {
      await client.end()
      await Promise.all(servers.map((server) => server.stop()))
    }
  } finally {
    await cluster.stop()
  }
}

/** Sends events for some seconds and waits until all have heard all of them. */
async function delivery({ server, sockets, send }: Side, seconds: number): Promise<number> {
  const events = seconds * EVENTS_A_SECOND
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
  const heard = { events: 0, close: () => socket.terminate() }
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    socket.on('message', (data: Buffer) => {
      const text = data.toString()
      if (text.startsWith('42["live",')) heard.events += 1
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
  const heard = { events: 0, close: () => socket.terminate() }
  socket.on('message', () => (heard.events += 1))
  await once(socket, 'open')
  return heard
}

/** A boat that records, and coaches with a ticket for each socket. */
async function prepare(client: Client) {
  const { rows } = await client.query<{ recording: number; session: number }>(
    `with place as (select min(id) as session from sessions where club_id = 1),
       crewed as (
         insert into crews (club_id, session_id, name, boat_type)
         select 1, session, 'Followed', 2 from place returning id)
     insert into live_recordings (club_id, session_id, crew_id, device, token_hash, standing, status)
     select 1, p.session, c.id, 'bench-device', $1, $2, 2 from place p, crewed c
     returning id::int as recording, session_id::int as session`,
    [randomBytes(32), JSON.stringify(FIRST_STANDING)],
  )
  const tickets = Array.from({ length: SOCKETS }, () => randomBytes(24).toString('base64url'))
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
  const [place] = rows
  if (!place) throw new Error('there is no session to follow')
  return { ...place, tickets }
}
