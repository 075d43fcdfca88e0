import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { addDays } from '#domain/time/week.ts'
import { toInstant, toLocal } from '#domain/time/zoned-time.ts'
import type { Config } from './config.ts'

/** The exit status of a public demo that wants to be started again, with an empty folder. */
export const BEGIN_AGAIN = 75

/** The next instant after `now` at which the clock of a place shows this time. */
export function nextAt(timeZone: string, time: string, now: Date): Date {
  const { day } = toLocal(timeZone, now)
  const today = toInstant(timeZone, { day, time })
  return today > now ? today : toInstant(timeZone, { day: addDays(day, 1), time })
}

/** Calls `reset` once, at the hour at which a public demo begins again; never for another. */
export function atReset({ demoResetsAt, demoTimeZone }: Config, reset: () => void): void {
  if (demoResetsAt === null) return
  const now = new Date()
  const due = nextAt(demoTimeZone, demoResetsAt, now)
  setTimeout(reset, due.getTime() - now.getTime()).unref()
}

/** Takes away all that a stopped demo has kept. */
export function emptyFolder(folder: string): void {
  for (const name of readdirSync(folder))
    rmSync(join(folder, name), { recursive: true, force: true })
}
