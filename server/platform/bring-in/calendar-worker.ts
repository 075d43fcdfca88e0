import { parentPort, workerData } from 'node:worker_threads'
import { readCalendar, type CalendarWindow } from './read-calendar.ts'

/** What is read in a thread of its own; the other side limits time and memory. */
export type CalendarRequest = { text: string; window: CalendarWindow }

function read({ text, window }: CalendarRequest) {
  try {
    return readCalendar(text, window)
  } catch {
    return null
  }
}

parentPort?.postMessage(read(workerData as CalendarRequest), [])
