import type { PrivacyWorld, WorldPerson } from './privacy-worlds.ts'

/** What the rights of a person reach in a world; undefined asks for profiles. */
type Reach = 'club' | 'own-squads' | 'self' | undefined

/**
 * Whom somebody sees in a world, by taking people away: written apart from the rule it checks, in
 * the words a club would use.
 * Numbers are those of the statuses and roles as the product's lists have them.
 */
export function seenInWorld(world: PrivacyWorld, viewerId: number, reach: Reach): Set<number> {
  const seen = new Set<number>()
  const viewer = world.people.find((person) => person.id === viewerId)
  if (viewer?.status !== 1) return seen
  let others = world.people.filter((person) => person.id !== viewerId)
  const looksAround =
    reach === undefined ? viewer.permissions.includes('view-athlete-profile') : reach !== 'self'
  if (!looksAround) others = []
  others = others.filter((person) => person.roles.some((role) => role === 2))
  others = others.filter((person) => person.consent === 'given')
  others = others.filter((person) => ![2, 3, 5].includes(person.status))
  if (!viewer.permissions.includes('view-minors'))
    others = others.filter((person) => (person.age ?? 0) > 17)
  if (reach === 'own-squads' || viewer.coach_scope === 'own-squads')
    others = others.filter((person) => trainTogether(viewer, person))
  others = others.filter((person) => !wantsNotToBeSeenBy(person, viewerId))
  for (const person of others) seen.add(person.id)
  return seen.add(viewerId)
}

function trainTogether(one: WorldPerson, other: WorldPerson): boolean {
  for (const squad of one.squads) if (other.squads.indexOf(squad) >= 0) return true
  return false
}

function wantsNotToBeSeenBy({ privacy }: WorldPerson, viewerId: number): boolean {
  const named = privacy.coaches.indexOf(viewerId) >= 0
  if (privacy.mode === 'only-me') return true
  if (privacy.mode === 'specific-coaches' && !named) return true
  return privacy.mode === 'all-coaches-except' && named
}
