import { addressOf, ensureMembers, MEMBER_PASSWORD, MEMBER_TOKEN } from './databases.ts'
import { median, spread } from './figures.ts'
import type { Bench, Measured } from './row.ts'
import { signIn } from './sign-in.ts'

/** Other rows sign in from addresses below. */
const FIRST_ADDRESS = 1 << 16

/**
 * How long another call takes while 150 people sign in at once, beside the same call on an idle
 * server.
 */
export async function signIns(bench: Bench): Promise<Measured<'sign-ins'>> {
  const { atOnce, rounds, warmUp, calls } = bench.pick(
    { atOnce: 150, rounds: 5, warmUp: 60, calls: 60 },
    { atOnce: 3, rounds: 1, warmUp: 0, calls: 1 },
  )
  const { url } = await bench.product(await ensureMembers(bench.cluster, bench.size))
  for (let call = 0; call < warmUp; call++) await timeOf(url)
  const idle: number[] = []
  const busy: number[] = []
  const refused: string[] = []
  for (let round = 0; round < rounds; round++) {
    for (let call = 0; call < calls; call++) idle.push(await timeOf(url))
    const state = { open: true }
    const people = Array.from({ length: atOnce }, (_, one) =>
      signIn(url, {
        username: addressOf(1 + one),
        password: MEMBER_PASSWORD,
        from: FIRST_ADDRESS + round * atOnce + one,
      }),
    )
    const answers = Promise.all(people).finally(() => (state.open = false))
    while (state.open) busy.push(await timeOf(url))
    refused.push(...(await answers).filter((answer) => !answer.startsWith('200 ')))
  }
  return {
    values: { ratio: median(busy) / median(idle) },
    figures: [
      `idle ${spread(idle, 'ms')}`,
      `during ${spread(busy, 'ms')}`,
      `${busy.length} calls`,
      `${rounds} × ${atOnce} sign-ins`,
    ],
    wrong: refused.length === 0 ? [] : [`${refused.length} sign-ins were refused: ${refused[0]}`],
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
