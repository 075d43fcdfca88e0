import type { Attempts } from '../../http/attempts.ts'

export type AttemptLimit = {
  /** Counts an attempt; seconds to wait when there were too many, else 0. */
  wait(from: string, name: string): Promise<number>
}

const HOUR_S = 3600
const TEN_MINUTES_S = 600
const MINUTE_BOUND = 30

export const normalName = (given: string): string => given.trim().toLowerCase()

/** Mails that strangers can cause: so many an hour to one address, whoever asks, and twenty times that by one who asks. */
export const mailLimit = (attempts: Attempts, perHour: number): AttemptLimit => ({
  wait: (from, name) =>
    attempts.take([
      { of: `mails by ${from}`, most: perHour * 20, window_s: HOUR_S },
      { of: `mails to ${normalName(name)}`, most: perHour, window_s: HOUR_S },
    ]),
})

/** Passwords and codes of somebody already signed in, asked for again: ten in ten minutes, in proportion to `perMinute`, of 30. */
export const passwordLimit = (attempts: Attempts, perMinute: number): AttemptLimit => ({
  wait: (what, person) =>
    attempts.take([{ of: `${what} of ${person}`, most: Math.ceil(10 * Math.max(1, perMinute / MINUTE_BOUND)), window_s: TEN_MINUTES_S }]),
})
