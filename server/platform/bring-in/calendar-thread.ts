import { Worker } from 'node:worker_threads'
import { MOST_EVENTS } from '#domain/bring-in/calendar-event.ts'
import type { CalendarRequest } from './calendar-worker.ts'
import type { ReadCalendar } from './read-calendar.ts'

const TIMEOUT_MS = 5000
const HEAP_MEGABYTES = 128
const DAY_MS = 86_400_000
const BEHIND_DAYS = 30
const AHEAD_DAYS = 400

/**
 * The events of a calendar from a month ago to a year ahead, read in a thread that is ended when a
 * rule takes too long; null when the text is no calendar.
 */
export async function readInThread(
  text: string,
  timeZone: string,
  now = Date.now(),
): Promise<ReadCalendar | null> {
  const request: CalendarRequest = {
    text,
    window: {
      from: new Date(now - BEHIND_DAYS * DAY_MS).toISOString(),
      to: new Date(now + AHEAD_DAYS * DAY_MS).toISOString(),
      timeZone,
      most: MOST_EVENTS,
    },
  }
  const worker = new Worker(new URL('./calendar-worker.ts', import.meta.url), {
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
  })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise<ReadCalendar | null>((resolve) => {
      timer = setTimeout(() => resolve(null), TIMEOUT_MS)
      worker.once('message', resolve)
      worker.once('error', () => resolve(null))
      worker.once('exit', () => resolve(null))
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
