import type { Aggregation, Metric } from '#domain/challenges/metrics.ts'
import type { Language } from '#domain/constants/languages.ts'
import type { RecordingStatus, SessionState } from '#domain/live/recording.ts'
import type { Series } from '#domain/public/series.ts'
import type { Round } from '#domain/public/splits.ts'

/** A boat as it stands, for people outside. Times are milliseconds since 1970. */
export type ShownBoat = {
  /** From 1 on; by it a boat has an address. */
  place: number
  label: string
  people: readonly string[]
  status: RecordingStatus
  rank: number | null
  /** metres and seconds of the round that is ranked */
  distance: number | null
  time: number | null
  is_done: boolean
  speed: number | null
  stroke_rate: number | null
  gap_distance: number | null
  gap_time: number | null
  heard_at: number | null
  /** Seconds since then; null for one that has not begun or is over. */
  silent_s: number | null
  way: readonly (readonly [number, number])[]
}

/** Everything that a public page of a session may show. */
export type ShownSession = {
  name: string
  sport_id: number
  starts_at: string
  ends_at: string
  all_day: boolean
  club_name: string
  time_zone: string
  state: SessionState
  intro: string | null
  video_url: string | null
  delay_min: number
  shows: { boats: boolean; splits: boolean; map: boolean }
  /** Results are held back until then. */
  embargo_until: string | null
  confirmed_at: string | null
  as_of: number
  /** The round that is ranked; null for whole recordings, and on a course. */
  round: number | null
  /** The course that boats are ranked on, by its name. */
  course: string | null
  boats: readonly ShownBoat[]
}

/** An event with those of its sessions that people outside see, each at its own address. */
export type ShownEvent = {
  name: string
  starts_at: string
  ends_at: string
  all_day: boolean
  club_name: string
  time_zone: string
  intro: string | null
  video_url: string | null
  sessions: readonly { uuid: string; session: ShownSession }[]
}

export type MeasuredBoat = {
  place: number
  label: string
  people: readonly string[]
  rounds: readonly Round[]
  series: Series
}

export const STATISTIC_PAGES = [
  'statistic',
  'time',
  'crew',
  'crew-stroke-rate',
  'crew-distance',
  'crew-pace',
  'crews',
  'crews-rate-pace',
  'crews-reverse-rate-pace',
] as const
export type StatisticPage = (typeof STATISTIC_PAGES)[number]

/** How a page is asked for. */
export type PageRequest = {
  uuid: string
  language: Language
  /** Large, for a screen on a wall. */
  kiosk: boolean
  /** Where the product is reached, without a slash at the end. */
  origin: string
}

/** Parts of a live page that are drawn again, by their id in the document. */
export type LiveParts = Readonly<Record<string, string>>

/** A public challenge: teams, clubs and sums, and nobody's name. */
export type ShownChallenge = {
  slug: string
  title: string
  description: string | null
  rules: string | null
  club_name: string
  metric: Metric
  aggregation: Aggregation
  target: number | null
  first_day: string
  last_day: string
  today: string
  teams: readonly {
    /** Null for somebody who competes for themselves. */
    name: string | null
    club_name: string
    people: number
    score: number | null
    rank: number | null
    /** Too few people gave something for a sum to be shown. */
    is_hidden: boolean
  }[]
}
export type ChallengePageRequest = {
  language: Language
  origin: string
  /** Without the frame around it, for a page of somebody else. */
  embed: boolean
}

/** Draws the pages; built beside the web client. */
export type PublicRenderer = {
  live(session: ShownSession, asked: PageRequest): string
  event(event: ShownEvent, asked: PageRequest): string
  /** The parts that change while one looks, and the boats in their order. */
  liveParts(session: ShownSession, asked: PageRequest): { parts: LiveParts; order: string[] }
  /** What is worth being said aloud of a change; null for nothing. */
  said(before: ShownSession, after: ShownSession, language: Language): string | null
  /** Null where there is no such boat. */
  statistic(
    page: StatisticPage,
    shown: { session: ShownSession; boats: readonly MeasuredBoat[]; place: number | null },
    asked: PageRequest,
  ): string | null
  challenge(challenge: ShownChallenge, asked: ChallengePageRequest): string
  notFound(language: Language): string
}
