import { ROLE } from '#domain/constants/roles.ts'
import type { People } from './session-draft.ts'

/** Members of a squad with the ids of their roles. */
export type SquadMembers = ReadonlyMap<
  number,
  readonly { user_id: number; role_ids: readonly number[] }[]
>

const TRAINS = new Set<number>([ROLE.athlete, ROLE.head_coach, ROLE.coach])

type Named = readonly { id: number }[]

/** All athletes and coaches of the club, by name: their squads need not be named as well. */
export const everybodyOf = (options: { athletes: Named; coaches: Named }): People => ({
  squads: [],
  athletes: options.athletes.map(({ id }) => id),
  coaches: options.coaches.map(({ id }) => id),
})

/**
 * Counts everybody who takes part, including the creator; a person who is named twice counts once.
 */
export function peopleCount(
  { athletes, coaches, squads }: People,
  members: SquadMembers,
  creatorId: number,
): number {
  const ofSquads = squads
    .flatMap((squad) => members.get(squad) ?? [])
    .filter(({ role_ids }) => role_ids.some((role) => TRAINS.has(role)))
  return new Set([creatorId, ...athletes, ...coaches, ...ofSquads.map(({ user_id }) => user_id)])
    .size
}

/** Who is chosen to train, by name or as an athlete of a squad, each once. */
export function athletesOf({ athletes, squads }: People, members: SquadMembers): number[] {
  const ofSquads = squads
    .flatMap((squad) => members.get(squad) ?? [])
    .filter(({ role_ids }) => role_ids.includes(ROLE.athlete))
  return [...new Set([...athletes, ...ofSquads.map(({ user_id }) => user_id)])]
}
