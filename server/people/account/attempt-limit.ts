import type { Attempts } from '../../http/attempts.ts'

export type AttemptLimit = {
  /** Counts an attempt; seconds to wait when there were too many, else 0. */
  wait(from: string, name: string): Promise<number>
}

const HOUR_S = 3600
const DAY_S = 24 * HOUR_S
const TEN_MINUTES_S = 600
const MINUTE_BOUND = 30

export const normalName = (given: string): string => given.trim().toLowerCase()

/** Someone who goes on all day gets no more than six hours' worth. */
const HOURS_A_DAY = 6

/**
 * Mails that strangers can cause: so many an hour to one address, from all who ask, and twenty
 * times that by one who asks; in a day
 * six times as many.
 */
export const mailLimit = (attempts: Attempts, perHour: number): AttemptLimit => ({
  wait: (from, name) => {
    const budgets = (what: string, most: number) => [
      { of: what, most, window_s: HOUR_S },
      { of: `${what} in a day`, most: most * HOURS_A_DAY, window_s: DAY_S },
    ]
    return attempts.take([
      ...budgets(`mails by ${from}`, perHour * 20),
      ...budgets(`mails to ${normalName(name)}`, perHour),
    ])
  },
})

/**
 * Passwords and codes of somebody already signed in, asked for again: ten in ten minutes, in
 * proportion to `perMinute`, of 30.
 */
export const passwordLimit = (attempts: Attempts, perMinute: number): AttemptLimit => ({
  wait: (what, person) =>
    attempts.take([
      {
        of: `${what} of ${person}`,
        most: Math.ceil(10 * Math.max(1, perMinute / MINUTE_BOUND)),
        window_s: TEN_MINUTES_S,
      },
    ]),
})
