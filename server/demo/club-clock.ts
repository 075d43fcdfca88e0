import { addDays } from '#domain/time/week.ts'
import { instantAt } from '#domain/time/zoned-time.ts'
import type { DemoClubs } from './seed-clubs.ts'

/** When the club's clock shows a time so many days from now, in milliseconds. */
export const momentOf = (
  { today, time_zone }: Pick<DemoClubs, 'today' | 'time_zone'>,
  days: number,
  time: string,
): number => Date.parse(instantAt(`${addDays(today, days)}T${time}`, time_zone))
