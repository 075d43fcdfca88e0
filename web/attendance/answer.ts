import type { AttendanceMark } from '#contract/attendance.ts'
import { ATTENDANCE, HEALTH_STATUS } from '#domain/constants/statuses.ts'

/** A person's own answer as agenda and home carry it. */
export type Answer = { attending: number | null; ill: boolean; injured: boolean }
export type Answerable = { mine: Answer | null; attending: number; not_attending: number }

/** What is sent for a wish; the parts that are not named stay as they are on the server. */
export function markOf(change: Partial<Answer>, now: Answer): AttendanceMark {
  const next = { ...now, ...change }
  const health_statuses = [...(next.injured ? [HEALTH_STATUS.injured] : []), ...(next.ill ? [HEALTH_STATUS.ill] : [])]
  return {
    ...('attending' in change && { attending: attendingOf(next.attending) }),
    ...(('ill' in change || 'injured' in change) && { health_statuses }),
  }
}

/** The same item after the person changed their answer, with the counts of all answers kept right. */
export function answered<I extends Answerable>(item: I, change: Partial<Answer>): I {
  if (!item.mine) return item
  const mine = { ...item.mine, ...change }
  const moved = (value: number) => Number(mine.attending === value) - Number(item.mine?.attending === value)
  return {
    ...item,
    mine,
    attending: item.attending + moved(ATTENDANCE.attending),
    not_attending: item.not_attending + moved(ATTENDANCE.not_attending),
  }
}

const attendingOf = (value: number | null): 1 | 2 | null =>
  value === ATTENDANCE.attending || value === ATTENDANCE.not_attending ? value : null
