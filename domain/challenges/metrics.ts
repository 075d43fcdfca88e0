/** What a challenge counts: metres, seconds, strokes, sessions, ETS points, metres climbed. */
export const METRICS = ['distance', 'time', 'strokes', 'sessions', 'ets', 'elevation'] as const
export type Metric = (typeof METRICS)[number]

/** How what people gave becomes the score of their team. */
export const AGGREGATIONS = ['sum', 'mean', 'best'] as const
export type Aggregation = (typeof AGGREGATIONS)[number]

/** Who sees a challenge, and may enter teams: its club, every club, or clubs that were invited. */
export const VISIBILITIES = ['club', 'public', 'invited'] as const
export type Visibility = (typeof VISIBILITIES)[number]
export const CHALLENGE_STATES = ['running', 'coming', 'past'] as const
export type ChallengeState = (typeof CHALLENGE_STATES)[number]

export type Days = { first_day: string; last_day: string }

/** Days are compared as they are written, all of them in the zone of the owning club. */
export function stateOn(today: string, { first_day, last_day }: Days): ChallengeState {
  if (today < first_day) return 'coming'
  return today > last_day ? 'past' : 'running'
}

export const MOST_TARGET = 1_000_000_000
/** A challenge is at most a year long. */
export const MOST_DAYS = 366
