import { startCluster } from './cluster.ts'
import { median, spread, type Outcome } from './figures.ts'
import { addressOf, ensureMembers } from './members.ts'
import { startProgram } from './process.ts'

const PAIRS = 500
const WARM_UP = 10
const LEAST = 0.9
const MOST = 1.1

/**
 * A wrong password for addresses that have an account and for those that have none, in turn: how
 * long the answer takes must not say.
 */
export async function login(): Promise<Outcome> {
  const cluster = await startCluster()
  try {
    const database = await ensureMembers(cluster)
    // Each attempt comes from an address of its own, as from behind the proxy of this machine:
    // nobody is asked to wait.
    const env = { DATABASE_URL: cluster.ownerUrl(database), TRUST_PROXY: '127.0.0.1' }
    const server = await startProgram({ args: ['server/main.ts', '--no-demo'], env }, '/readyz')
    try {
      const answers = new Set<string>()
      const attempt = async (address: string, number: number): Promise<number> => {
        const begun = performance.now()
        answers.add(await tryOnce(server.url, address, number))
        return performance.now() - begun
      }
      const times = { known: [] as number[], unknown: [] as number[] }
      for (let pair = -WARM_UP; pair < PAIRS; pair += 1) {
        const member = 1 + (pair + WARM_UP)
        const sides = [
          ['known', addressOf(member)],
          ['unknown', `nobody-${member}@bench.example`],
        ] as const
        for (const [side, address] of pair % 2 === 0 ? sides : sides.toReversed()) {
          const time = await attempt(address, 2 * member + (side === 'known' ? 0 : 1))
          if (pair >= 0) times[side].push(time)
        }
      }
      const ratio = median(times.known) / median(times.unknown)
      return {
        ratio: `${ratio.toFixed(3)}×`,
        target: `${LEAST}–${MOST}×`,
        figures: [
          `known ${spread(times.known, 'ms')}`,
          `unknown ${spread(times.unknown, 'ms')}`,
          `${PAIRS} of each in turn`,
        ],
        faults: [
          ...(ratio >= LEAST && ratio <= MOST
            ? []
            : [`${ratio.toFixed(3)} is outside ${LEAST}–${MOST}`]),
          ...(answers.size === 1 ? [] : ['the answers differ']),
          ...([...answers].every((answer) => answer.startsWith('401 '))
            ? []
            : ['somebody was not tried']),
        ],
      }
    } finally {
      await server.stop()
    }
  } finally {
    await cluster.stop()
  }
}

/** Status and text of the refusal. */
async function tryOnce(url: string, username: string, number: number): Promise<string> {
  const response = await fetch(`${url}/api/v2/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
    },
    body: JSON.stringify({
      username,
      password: 'not this one',
      grant_type: 'password',
      client_id: 'bench',
      client_secret: 'bench',
    }),
  })
  return `${response.status} ${await response.text()}`
}
