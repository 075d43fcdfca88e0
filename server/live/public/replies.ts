import type { Input, Reply } from '#contract/endpoint.ts'
import {
  EVENT_FIELDS,
  type publicEvent,
  type publicLiveResults,
  type publicStatistics,
} from '#contract/live/public.ts'
import type { Language } from '#domain/constants/languages.ts'
import { sportById } from '#domain/constants/sports.ts'
import { serverTexts } from '../../text/text.ts'
import type { PageNow } from './courses.ts'
import type { EventNow } from './events.ts'
import { measuredBoats, shownEvent, shownSession, showsFigures } from './shown-sessions.ts'

type Wish = Input<typeof publicEvent>['query']
const iso = (at: number) => new Date(at).toISOString()

/** The session, with the fields that are asked for. */
export function eventReply(
  page: PageNow,
  { uuid, language, wish }: { uuid: string; language: Language; wish: Wish },
): Reply<typeof publicEvent>['data'] {
  const shown = shownSession(page, language)
  const fields = {
    name: shown.name,
    start_date: shown.starts_at,
    end_date: shown.ends_at,
    state: shown.state,
    intro: shown.intro,
    video_stream_url: shown.video_url,
    delay_min: shown.delay_min,
    results_at: page.facts.results_at,
    confirmed_at: shown.confirmed_at,
  }
  const { key = 'other' } = sportById(shown.sport_id) ?? {}
  const parts = {
    club: { name: shown.club_name, time_zone: shown.time_zone },
    sport: { id: shown.sport_id, name: serverTexts(language).names.sport[key] },
    shows: shown.shows,
  }
  return { id: uuid, ...wished(fields, parts, wish) }
}

/** An event, with the fields that are asked for. */
export function wholeEventReply(
  event: EventNow,
  { uuid, language, wish }: { uuid: string; language: Language; wish: Wish },
): Reply<typeof publicEvent>['data'] {
  const shown = shownEvent(event, language)
  const fields = {
    name: shown.name,
    start_date: shown.starts_at,
    end_date: shown.ends_at,
    intro: shown.intro,
    video_stream_url: shown.video_url,
  }
  const parts = {
    club: { name: shown.club_name, time_zone: shown.time_zone },
    sessions: shown.sessions.map(({ uuid: id, session: { name, starts_at, state } }) => ({
      id,
      name,
      start_date: starts_at,
      state,
    })),
  }
  return { id: uuid, ...wished(fields, parts, wish) }
}

/** What is asked for of fields, and of parts that come only where they are. */
function wished<F extends object, P extends object>(fields: F, parts: P, wish: Wish) {
  const asked = wish.fields?.split(',') ?? EVENT_FIELDS
  const included = wish.include?.split(',') ?? []
  const pick = <T extends object>(of: T, chosen: readonly string[]) =>
    Object.fromEntries(Object.entries(of).filter(([name]) => chosen.includes(name))) as Partial<T>
  return { ...pick(fields, asked), ...pick(parts, included) }
}

export function liveReply(
  page: PageNow,
  language: Language,
): Reply<typeof publicLiveResults>['data'] {
  const { boats, as_of, delay_min, confirmed_at, course, shows } = shownSession(page, language)
  const figures = showsFigures(page)
  const courses = new Map(page.boats.map((boat) => [boat.place, boat.course]))
  return {
    as_of: iso(as_of),
    delay_min,
    is_provisional: confirmed_at === null,
    course,
    boats: boats.map((boat) => {
      const { standing, shown = [] } = courses.get(boat.place) ?? {}
      const [lat, lon] = boat.way.at(-1) ?? [null, null]
      const marks = figures ? (standing?.marks ?? []) : []
      const { at = 0 } = standing?.before ?? {}
      return {
        place: boat.place,
        label: boat.label,
        people: [...boat.people],
        status: boat.status,
        rank: boat.rank,
        at: figures && at > 0 ? iso(at) : null,
        distance: boat.distance,
        speed: boat.speed,
        stroke_rate: boat.stroke_rate,
        gap_time: boat.gap_time,
        lat,
        lon,
        marks: marks.map((mark) => ({ ...mark, at: iso(mark.at) })),
        has_results: figures && shown.length > 0,
        has_hr_data: false,
        has_gps_data: shows.map && boat.way.length > 0,
      }
    }),
  }
}

export function statisticsReply(
  page: PageNow,
  language: Language,
): Reply<typeof publicStatistics>['data'] {
  const { as_of, confirmed_at } = shownSession(page, language)
  const boats = measuredBoats(page, language).map(({ people, rounds, ...boat }) => ({
    ...boat,
    people: [...people],
    rounds: rounds.map((round) => ({ ...round, splits: [...round.splits] })),
  }))
  return { as_of: iso(as_of), is_provisional: confirmed_at === null, boats }
}
