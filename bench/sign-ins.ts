import { startCluster } from './cluster.ts'
import { median, spread, type Outcome } from './figures.ts'
import { addressOf, ensureMembers, MEMBER_PASSWORD, MEMBER_TOKEN } from './members.ts'
import { startProgram } from './process.ts'

const AT_ONCE = 150
const ROUNDS = 5
const WARM_UP = 60
const CALLS = 60
const MOST = 2

/**
 * How long another call takes while 150 people sign in at once, beside the same call on an idle
 * server.
 */
export async function signIns(): Promise<Outcome> {
  const cluster = await startCluster()
  try {
    const database = await ensureMembers(cluster)
    // Each attempt comes from an address of its own, as from behind the proxy of this machine:
    // nobody has to wait.
    const env = { DATABASE_URL: cluster.ownerUrl(database), TRUST_PROXY: '127.0.0.1' }
    const server = await startProgram({ args: ['server/main.ts', '--no-demo'], env }, '/readyz')
    try {
      const call = () => timeOf(server.url)
      for (let i = 0; i < WARM_UP; i++) await call()
      const idle: number[] = []
      const busy: number[] = []
      const statuses: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        for (let i = 0; i < CALLS; i++) idle.push(await call())
        const { during, answers } = await duringSignIns(server.url, round, call)
        busy.push(...during)
        statuses.push(...answers)
      }
      return outcomeOf(idle, busy, statuses)
    } finally {
      await server.stop()
    }
  } finally {
    await cluster.stop()
  }
}

/** Calls one after another for as long as sign-ins are under way. */
async function duringSignIns(url: string, round: number, call: () => Promise<number>) {
  const state = { open: true }
  const all = Promise.all(
    Array.from({ length: AT_ONCE }, (_, i) => signIn(url, 1 + i, round * AT_ONCE + i)),
  )
  const answers = all.finally(() => (state.open = false))
  const during: number[] = []
  while (state.open) during.push(await call())
  return { during, answers: await answers }
}

function outcomeOf(
  idle: readonly number[],
  busy: readonly number[],
  statuses: readonly number[],
): Outcome {
  const ratio = median(busy) / median(idle)
  const refused = statuses.filter((status) => status !== 200).length
  return {
    ratio: `${ratio.toFixed(2)}×`,
    target: `≤ ${MOST.toFixed(2)}×`,
    figures: [
      `idle ${spread(idle, 'ms')}`,
      `during ${spread(busy, 'ms')}`,
      `${busy.length} calls`,
      `${ROUNDS} × ${AT_ONCE} sign-ins`,
    ],
    faults: [
      ...(ratio <= MOST ? [] : [`${ratio.toFixed(2)} is above ${MOST}`]),
      ...(refused === 0
        ? []
        : [`${refused} sign-ins were refused: ${[...new Set(statuses)].join(', ')}`]),
    ],
  }
}

async function timeOf(url: string): Promise<number> {
  const begun = performance.now()
  const response = await fetch(`${url}/api/v2/me`, {
    headers: { authorization: `Bearer ${MEMBER_TOKEN}` },
  })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`me answered ${response.status}`)
  return performance.now() - begun
}

async function signIn(url: string, member: number, number: number): Promise<number> {
  const response = await fetch(`${url}/api/v2/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.1.${number >> 8}.${number & 255}`,
    },
    body: JSON.stringify({
      username: addressOf(member),
      password: MEMBER_PASSWORD,
      grant_type: 'password',
      client_id: 'bench',
      client_secret: 'bench',
    }),
  })
  await response.arrayBuffer()
  return response.status
}
