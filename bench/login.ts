import { addressOf, ensureMembers } from './databases.ts'
import { median, spread } from './figures.ts'
import type { Bench, Measured } from './row.ts'
import { signIn } from './sign-in.ts'

/**
 * A wrong password for addresses that have an account and for those that have none, in turn: how
 * long the answer takes must not say.
 */
export async function login(bench: Bench): Promise<Measured<'login'>> {
  const { pairs, warmUp } = bench.pick({ pairs: 500, warmUp: 10 }, { pairs: 2, warmUp: 0 })
  const { url } = await bench.product(await ensureMembers(bench.cluster, bench.size))
  const answers = new Set<string>()
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let pair = -warmUp; pair < pairs; pair += 1) {
    const member = 1 + pair + warmUp
    const sides = [
      ['known', addressOf(member)],
      ['unknown', `nobody-${member}@bench.example`],
    ] as const
    for (const [side, username] of pair % 2 === 0 ? sides : sides.toReversed()) {
      const begun = performance.now()
      const from = 2 * member + (side === 'known' ? 0 : 1)
      answers.add(await signIn(url, { username, password: 'not this one', from }))
      if (pair >= 0) times[side].push(performance.now() - begun)
    }
  }
  return {
    values: { ratio: median(times.known) / median(times.unknown) },
    figures: [
      `known ${spread(times.known, 'ms')}`,
      `unknown ${spread(times.unknown, 'ms')}`,
      `${pairs} of each in turn`,
    ],
    wrong: [
      ...(answers.size === 1 ? [] : ['the answers differ']),
      ...([...answers].every((answer) => answer.startsWith('401 '))
        ? []
        : ['somebody was not tried']),
    ],
  }
}
