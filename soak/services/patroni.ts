import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureProgram } from '../../scripts/debian.mjs'
import { end, freePort } from '../product.ts'
import { askOnce, OWNER, postgresAccount, postgresBin, prepare, SUPERUSER } from './postgres.ts'
import type { Stage } from '../stage.ts'
import { giveTo, startProgram, type Program } from './program.ts'

/** Three PostgreSQL under Patroni, of which one leads and one more has every commit. */
export type PatroniCluster = {
  /** Through HAProxy, which leads to the leader. */
  proxiedUrl: string
  /** With all three hosts in it. */
  ownerUrl: string
  /** Kills Patroni and PostgreSQL of the leader as if its machine were gone; resolves with its name. */
  killLeader(): Promise<string>
  /** Starts what was killed, and waits until all three are there. */
  rejoin(name: string): Promise<void>
}

type Member = { name: string; port: number; rest: number; folder: string; program?: Program }
type Seen = { name: string; role: string; state: string; timeline?: number; lag?: number | string }

const MEMBERS = 3
/** Seconds: a leader that is silent for TTL is replaced. */
const TTL = 8
const LOOP = 1
const RETRY = 3
/** Milliseconds until a standby whose leader is gone asks again; writes wait for one that follows. */
const FOLLOW = 500

export async function startPatroni({ folder, keep }: Stage): Promise<PatroniCluster> {
  const etcd = keep(await startEtcd(folder))
  const members: Member[] = []
  for (let number = 1; number <= MEMBERS; number++) members.push(await member(folder, number))
  keep({
    stop: async () => {
      for (const { program } of members) if (program) await end(program.child)
    },
  })
  const start = (one: Member) => {
    const program = ensureProgram('patroni', 'patroni', ['/usr/bin'])
    const args = [configOf(one, etcd.port)]
    const log = join(one.folder, 'words')
    one.program = startProgram(program, args, { log, account: postgresAccount() })
  }
  for (const one of members) start(one)
  await settled(members)
  const leader = await leaderOf(members)
  const superuserUrl = urlOf(SUPERUSER, [leader.port], 'postgres')
  await prepare({ superuserUrl })
  const haproxy = keep(await startHaproxy(folder, members))
  const ports = members.map(({ port }) => port)
  return {
    ownerUrl: `${urlOf(OWNER, ports, 'slipway')}?target_session_attrs=read-write`,
    proxiedUrl: urlOf(OWNER, [haproxy.port], 'slipway'),
    async killLeader() {
      const one = await leaderOf(members)
      await killMember(one)
      return one.name
    },
    async rejoin(name) {
      const one = members.find((each) => each.name === name)
      if (!one) throw new Error(`there is no ${name}`)
      start(one)
      await settled(members)
    },
  }
}

const urlOf = (
  { user, password }: { user: string; password: string },
  ports: number[],
  database: string,
) =>
  `postgres://${user}:${password}@${ports.map((port) => `127.0.0.1:${port}`).join(',')}/${database}`

async function startEtcd(parent: string) {
  const folder = join(parent, 'etcd')
  mkdirSync(folder)
  const [port, peers] = [await freePort(), await freePort()]
  const url = `http://127.0.0.1:${port}`
  const args = [
    `--data-dir=${join(folder, 'data')}`,
    `--listen-client-urls=${url}`,
    `--advertise-client-urls=${url}`,
    `--listen-peer-urls=http://127.0.0.1:${peers}`,
    '--unsafe-no-fsync',
  ]
  const program = ensureProgram('etcd', 'etcd-server', ['/usr/bin'])
  const { child, words } = startProgram(program, args, { log: join(folder, 'words') })
  while (
    !(await fetch(`${url}/health`).then(
      (reply) => reply.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`etcd has ended: ${words().slice(-2000)}`)
    await sleep(50)
  }
  return { port, stop: () => end(child) }
}

async function member(parent: string, number: number): Promise<Member> {
  const name = `node${number}`
  const folder = join(parent, name)
  mkdirSync(folder)
  giveTo(postgresAccount(), folder)
  return { name, folder, port: await freePort(), rest: await freePort() }
}

function configOf({ name, folder, port, rest }: Member, etcdPort: number): string {
  const sign = ({ user, password }: { user: string; password: string }) =>
    `{ username: ${user}, password: ${password} }`
  const file = join(folder, 'patroni.yml')
  writeFileSync(
    file,
    `scope: slipway
name: ${name}
restapi: { listen: '127.0.0.1:${rest}', connect_address: '127.0.0.1:${rest}' }
etcd3: { host: '127.0.0.1:${etcdPort}' }
bootstrap:
  dcs:
    ttl: ${TTL}
    loop_wait: ${LOOP}
    retry_timeout: ${RETRY}
    maximum_lag_on_failover: 0
    synchronous_mode: true
    synchronous_mode_strict: true
    postgresql:
      use_pg_rewind: true
      parameters:
        max_connections: 100
        wal_keep_size: 256MB
        synchronous_commit: 'on'
        wal_retrieve_retry_interval: ${FOLLOW}ms
  initdb: [ { encoding: UTF8 }, { locale: C.UTF-8 }, data-checksums, no-sync ]
  pg_hba: [ host all all 127.0.0.1/32 scram-sha-256, host replication all 127.0.0.1/32 scram-sha-256 ]
postgresql:
  listen: '127.0.0.1:${port}'
  connect_address: '127.0.0.1:${port}'
  data_dir: ${folder}/data
  bin_dir: ${postgresBin()}
  pgpass: ${folder}/pgpass
  parameters: { unix_socket_directories: '${folder}' }
  authentication:
    superuser: ${sign(SUPERUSER)}
    replication: ${sign({ user: 'replicator', password: 'replicator' })}
`,
  )
  return file
}

async function seen(members: readonly Member[]): Promise<Seen[]> {
  for (const { rest } of members) {
    const answer = await fetch(`http://127.0.0.1:${rest}/cluster`).catch(() => undefined)
    if (answer?.ok) return ((await answer.json()) as { members: Seen[] }).members
  }
  return []
}

async function leaderOf(members: readonly Member[]): Promise<Member> {
  for (;;) {
    const name = (await seen(members)).find(({ role }) => role === 'leader')?.name
    const one = members.find((each) => each.name === name)
    if (one) return one
    await sleep(100)
  }
}

/** Waits until one leads, one more has every commit, and the third follows. */
async function settled(members: readonly Member[]): Promise<void> {
  const patience = Date.now() + 120_000
  for (;;) {
    const known = await seen(members)
    const roles = known.map(({ role, state }) => `${role} ${state}`)
    const runs = known.every(({ state }) => state === 'running' || state === 'streaming')
    const isWhole = known.length === MEMBERS && runs
    if (isWhole && known.some(({ role }) => role === 'leader') && known.some(isSynchronous)) return
    for (const { program, name } of members)
      if (program && program.child.exitCode !== null && Date.now() > patience)
        throw new Error(`Patroni of ${name} has ended: ${program.words().slice(-2000)}`)
    if (Date.now() > patience)
      throw new Error(
        `Patroni has not settled: ${roles.join(', ')} ${members[0]?.program?.words().slice(-3000)}`,
      )
    await sleep(200)
  }
}

const isSynchronous = ({ role }: Seen) => role === 'sync_standby'

async function killMember({ program, port }: Member): Promise<void> {
  if (!program) return
  const [row] = await askOnce<{ pid: number }>(
    urlOf(SUPERUSER, [port], 'postgres'),
    `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid`,
  )
  program.child.kill('SIGKILL')
  if (!row) return
  // All at once, as when a machine loses its power.
  const children = spawnSync('ps', ['-o', 'pid=', '--ppid', String(row.pid)], { encoding: 'utf8' })
  for (const pid of [row.pid, ...children.stdout.trim().split(/\s+/).map(Number)]) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // it has ended in between
    }
  }
}

async function startHaproxy(parent: string, members: readonly Member[]) {
  const folder = join(parent, 'haproxy')
  mkdirSync(folder)
  const port = await freePort()
  const file = join(folder, 'haproxy.cfg')
  const servers = members.map(
    ({ name, port: own, rest }) =>
      `  server ${name} 127.0.0.1:${own} check port ${rest} inter 500 fall 2 rise 1 ` +
      'on-marked-down shutdown-sessions',
  )
  writeFileSync(
    file,
    `defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 2s
listen postgres
  bind 127.0.0.1:${port}
  option httpchk GET /primary
${servers.join('\n')}
`,
  )
  const program = ensureProgram('haproxy', 'haproxy')
  const { child } = startProgram(program, ['-db', '-f', file], { log: join(folder, 'words') })
  // Until its first checks are done it takes all three for leaders.
  const url = urlOf(SUPERUSER, [port], 'postgres')
  const leads = () =>
    askOnce<{ leads: boolean }>(url, 'select not pg_is_in_recovery() as leads').then(
      ([row]) => row?.leads === true,
      () => false,
    )
  for (let times = 0; times < MEMBERS; times = (await leads()) ? times + 1 : 0) await sleep(200)
  return { port, stop: () => end(child) }
}
