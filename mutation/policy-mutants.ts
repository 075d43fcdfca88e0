import { startTestApp } from '../test/support/app.ts'
import { openTwoClubs, type TwoClubs } from '../test/support/two-clubs.ts'
import { policiesOf, PROOFS, type Policy } from '../test/support/walls.ts'

/** A policy of the database that lets everything through, and what makes it itself again. */
type PolicyMutant = { what: string; policy: Policy; opened: string; closed: string }

const mutantsOf = (policy: Policy): PolicyMutant[] =>
  (['using', 'with check'] as const).flatMap((clause) => {
    const condition = clause === 'using' ? policy.uses : policy.checks
    if (condition === null || condition === 'true') return []
    const alter = (to: string) => `alter policy ${policy.name} on ${policy.table} ${clause} (${to})`
    return [
      {
        what: `policy ${policy.name} on ${policy.table}, ${clause}`,
        policy,
        opened: alter('true'),
        closed: alter(condition),
      },
    ]
  })

async function isCaught(
  world: TwoClubs,
  { policy, opened, closed }: PolicyMutant,
): Promise<boolean> {
  await world.app.rows(opened)
  try {
    return ((await PROOFS[policy.name]?.(world, policy)) ?? []).length > 0
  } finally {
    await world.app.rows(closed)
  }
}

/** Opens one policy after the other and asks for its proof. */
export async function tryPolicies(
  report: (what: string, isCaught: boolean) => void,
): Promise<void> {
  const app = await startTestApp()
  const world = await openTwoClubs(app)
  for (const mutant of (await policiesOf(app)).flatMap(mutantsOf))
    report(mutant.what, await isCaught(world, mutant))
  await app.close()
}
