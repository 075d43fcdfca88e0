import type {
  MeasuredBoat,
  ShownBoat,
  ShownEvent,
  ShownSession,
} from '#contract/live/public-view.ts'
import type { Language } from '#domain/constants/languages.ts'
import { knownAt, paceNow } from '#domain/live/fresh.ts'
import { RECORDING, sessionState, type SessionState } from '#domain/live/recording.ts'
import { roundsOnCourse } from '#domain/public/course-rounds.ts'
import { isEmbargoed, videoLink } from '#domain/public/page.ts'
import { seriesOf, wayOf } from '#domain/public/series.ts'
import { roundsOf, untilFinish, recordedBoat } from '#domain/public/splits.ts'
import { passingsOf, rankedAtLines } from '#domain/live/lines.ts'
import { piecesBegun, ranksIn, type Ranked } from '#domain/live/ranks.ts'
import { stretchesIn } from '#domain/live/races.ts'
import { fillIn, serverTexts } from '../../text/text.ts'
import type { BoatNow, PageNow } from './courses.ts'
import type { EventNow } from './events.ts'

const WHOLE = { kind: 'whole' } as const

/** A boat with its track, from which its rounds are timed as well. */
const followed = ({ place, status, course: { standing, shown } }: BoatNow) => ({
  ...recordedBoat({ marks: standing.marks, shown }, place),
  distance: standing.before.distance,
  speed: paceNow(status, standing.averaged).speed,
  at: standing.before.at === 0 ? null : standing.before.at,
})

/** The round that boats are ranked in; null on a course, and before any. */
const roundOf = ({ facts, boats }: PageNow): number | null =>
  facts.course
    ? null
    : (piecesBegun(boats.map(({ course: { standing } }) => standing)).at(-1) ?? null)

/** How boats stand, by their place on the page: on its course, else in the round they row. */
function rankedBoats(page: PageNow): Ranked[] {
  const boats = page.boats.map(followed)
  const { course } = page.facts
  if (!course) {
    const round = roundOf(page)
    const section = round === null ? WHOLE : ({ kind: 'piece', number: round } as const)
    return ranksIn(boats, stretchesIn(boats, section))
  }
  const stretches = stretchesIn(boats, { kind: 'course', course })
  const ranked = ranksIn(boats, stretches)
  if (course.lines.length === 0) return ranked
  const passings = boats.flatMap(({ recording_id, moments }) => {
    const stretch = stretches.get(recording_id)
    return stretch ? [[recording_id, passingsOf(moments, course, stretch)] as const] : []
  })
  return rankedAtLines(ranked, new Map(passings))
}

const SECOND_MS = 1000
const MINUTE_MS = 60_000
/** Places of a way on the map; a bend of a river has fewer. */
const MOST_PLACES = 160

const labelOf = ({ label, place }: Pick<BoatNow, 'label' | 'place'>, language: Language) =>
  label ?? fillIn(serverTexts(language).publicPages.crew, language, { number: place })

/** Whether figures of boats are shown at all now. */
export const showsFigures = ({ facts }: PageNow): boolean =>
  facts.show_boats && !isEmbargoed(facts.results_at, Date.now())

/** Whether splits and curves are. */
const showsSplits = ({ facts }: PageNow): boolean =>
  facts.show_splits && !isEmbargoed(facts.results_at, Date.now())

const stateOf = ({ boats }: PageNow): SessionState =>
  sessionState(boats.flatMap(({ status, course }) => (course.known === 0 ? [] : [status])))

/**
 * Of what goes on, if only at rest, it is known at every moment how it stands; what is over or has
 * not begun stays as it is, and so does what caches hold of it.
 */
function momentOf(page: PageNow): number {
  if (['live', 'paused'].includes(stateOf(page))) return page.as_of
  const last = Math.max(...page.boats.map(({ course }) => course.standing.before.at))
  return last > 0 ? last : Math.floor(page.as_of / MINUTE_MS) * MINUTE_MS
}

/** A page in the words of a language, with nothing in it that is not for people outside. */
export function shownSession(page: PageNow, language: Language): ShownSession {
  const { facts } = page
  const as_of = momentOf(page)
  const embargo = isEmbargoed(facts.results_at, Date.now())
  return {
    name: facts.name,
    sport_id: facts.sport_id,
    starts_at: facts.starts_at,
    ends_at: facts.ends_at,
    all_day: facts.all_day,
    club_name: facts.club_name,
    time_zone: facts.time_zone,
    state: stateOf(page),
    intro: facts.public_page_intro,
    video_url: videoLink(facts.video_stream_url),
    delay_min: facts.delay_min,
    shows: { boats: facts.show_boats, splits: facts.show_splits, map: facts.show_map && !embargo },
    embargo_until: embargo ? facts.results_at : null,
    confirmed_at: facts.confirmed_at,
    as_of,
    round: showsFigures(page) ? roundOf(page) : null,
    course: facts.course?.name ?? null,
    boats: shownBoats(page, language, as_of),
  }
}

/** In the order they lie in; where no figures are shown, in that of their places. */
function shownBoats(page: PageNow, language: Language, as_of: number): ShownBoat[] {
  const { facts, boats } = page
  const figures = showsFigures(page)
  const showsMap = facts.show_map && !isEmbargoed(facts.results_at, Date.now())
  const ranked = figures ? rankedBoats(page) : []
  const order = new Map(ranked.map(({ recording_id }, at) => [recording_id, at]))
  return boats
    .toSorted((one, other) => (order.get(one.place) ?? 0) - (order.get(other.place) ?? 0))
    .map((boat): ShownBoat => {
      const { place, people, course, status, heard_at } = boat
      const rank = ranked.find(({ recording_id }) => recording_id === place)
      const { averaged, before } = course.standing
      const { speed, stroke_rate } = paceNow(status, averaged)
      const isOn = status === RECORDING.active || status === RECORDING.paused
      const known_at = knownAt({ status, heard_at, at: before.at || null })
      return {
        place,
        label: labelOf(boat, language),
        people,
        status,
        rank: rank?.rank ?? null,
        distance: rank?.distance ?? null,
        time: rank?.time ?? null,
        is_done: rank?.is_done ?? false,
        speed: figures ? speed : null,
        stroke_rate: figures ? stroke_rate : null,
        gap_distance: rank?.gap_distance ?? null,
        gap_time: rank?.gap_time ?? null,
        heard_at,
        silent_s:
          isOn && known_at !== null
            ? Math.max(0, Math.round((as_of - known_at) / SECOND_MS))
            : null,
        way: showsMap ? wayOf(course.shown, MOST_PLACES) : [],
      }
    })
}

/** An event in the words of a language, with its sessions as their own pages show them. */
export const shownEvent = ({ facts, sessions }: EventNow, language: Language): ShownEvent => ({
  name: facts.name,
  starts_at: facts.starts_at,
  ends_at: facts.ends_at,
  all_day: facts.all_day,
  club_name: facts.club_name,
  time_zone: facts.time_zone,
  intro: facts.public_page_intro,
  video_url: videoLink(facts.video_stream_url),
  sessions: sessions.map(({ uuid, page }) => ({ uuid, session: shownSession(page, language) })),
})

/** What was measured of every boat; nothing where splits are not shown, or not yet. */
export function measuredBoats(page: PageNow, language: Language): MeasuredBoat[] {
  if (!showsSplits(page)) return []
  const { course } = page.facts
  const { finish } = serverTexts(language).publicPages
  const raced = page.boats.map(({ course: { standing, shown } }) => ({
    marks: standing.marks,
    shown,
  }))
  const rounds = course
    ? raced.map(({ shown }) => roundsOnCourse(shown, course, finish))
    : roundsOf(raced, page.facts.sport_id)
  return page.boats.map((boat, at) => {
    const { standing, shown } = boat.course
    const rowed = untilFinish({ marks: standing.marks, shown }, course)
    return {
      place: boat.place,
      label: labelOf(boat, language),
      people: boat.people,
      rounds: rounds[at] ?? [],
      series: seriesOf(rowed),
    }
  })
}
