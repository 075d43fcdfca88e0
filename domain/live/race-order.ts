import type { LanePhase, LaneStanding, RaceTask } from './erg-race.ts'

export const RACE_ORDERS = ['metres', 'watts-per-kilo', 'adjusted'] as const
export type RaceOrder = (typeof RACE_ORDERS)[number]

export type RankedLane = LaneStanding & {
  /** Lanes level with each other share it; null for one that is silent, stopped or has not begun. */
  rank: number | null
  /** Seconds and metres behind the leader; null of the leader, and where there is no rank. */
  behind: { seconds: number | null; metres: number } | null
}

/** What a lane is compared by: the more, the further ahead; null where it has no place. */
function meritOf(lane: LaneStanding, { distance }: RaceTask, order: RaceOrder): number | null {
  const { phase, metres, finish, watts_per_kilo, adjusted, time } = lane
  if (phase !== 'racing' && phase !== 'done') return null
  if (order === 'watts-per-kilo') return watts_per_kilo
  if (order === 'adjusted')
    return adjusted === null ? null : distance === null ? adjusted : -adjusted
  // Through is further than on the way.
  if (distance !== null && phase === 'done') return distance * 2 - time / 1e6
  return phase === 'done' ? (finish ?? metres) : metres
}

/** Those with a place in their order, then who is silent, who stopped and who has not begun. */
export function rankedLanes(
  lanes: readonly LaneStanding[],
  task: RaceTask,
  order: RaceOrder,
): RankedLane[] {
  const all = lanes.map((lane) => ({ lane, merit: meritOf(lane, task, order) }))
  const known = all
    .filter((one): one is Placed => one.merit !== null)
    .toSorted((one, other) => other.merit - one.merit || one.lane.lane - other.lane.lane)
  const leader = known[0]?.lane
  const ranked = known.map(({ lane, merit }) => ({
    ...lane,
    rank: 1 + known.filter((other) => other.merit > merit).length,
    behind: !leader || lane === leader ? null : behindOf(leader, lane, task),
  }))
  const rest = all.filter(({ merit }) => merit === null).map(({ lane }) => lane)
  const unranked = rest.toSorted(
    (one, other) =>
      LAST.indexOf(one.phase) - LAST.indexOf(other.phase) || other.metres - one.metres,
  )
  return [...ranked, ...unranked.map((lane) => ({ ...lane, rank: null, behind: null }))]
}
type Placed = { lane: LaneStanding; merit: number }
const LAST: readonly LanePhase[] = ['done', 'racing', 'silent', 'stopped', 'waiting']

function behindOf(leader: LaneStanding, lane: LaneStanding, { distance }: RaceTask) {
  const isTimed = distance !== null && leader.finish !== null && lane.finish !== null
  return {
    seconds: isTimed ? (lane.finish ?? 0) - (leader.finish ?? 0) : null,
    metres: Math.max(0, leader.metres - lane.metres),
  }
}

/** Who of a team rows now: they share the race in equal parts, in their order. */
export function rowerAt(count: number, { metres, time }: LaneStanding, task: RaceTask): number {
  const share = task.distance === null ? time / (task.time ?? 1) : metres / task.distance
  return Math.min(count - 1, Math.max(0, Math.floor(share * count)))
}
