import { SPORT } from '../constants/sports.ts'
import type { PlanStructure } from '../training/plan-structure.ts'
import type { Programme } from '../training/programmes.ts'

type PlannedSession = {
  name: string
  sport: { id: number } | null
  all_day_event: boolean
  description: string | null
  location: string | null
  venue?: { id: number } | null
  planned_distance: number | null
  planned_time: number | null
  planned_rpe: number | null
  attendance_limit: number | null
  competitive: boolean
  restricted_view: boolean
  seat_racing: boolean
  alternative_results: boolean
  video_stream_url: string | null
  public_page_intro: string | null
  intensities?: { id: number; percentage: number }[]
  heart_rate_intensities?: number[]
  stroke_rate_intensities?: number[]
  focuses?: readonly { id: number }[]
  tags?: readonly { tag_text: string }[]
  structure?: PlanStructure | null
  strength_structures?: readonly Programme[]
}

const withoutNumbers = (structure: PlanStructure): PlanStructure => {
  const { piece_structure, repetitions, pieces } = structure
  return { piece_structure, repetitions, pieces }
}

/**
 * What a session was planned by, without day, people and the numbers results refer to: what a
 * template keeps and a copy starts from.
 */
export function planOfSession(session: PlannedSession) {
  const {
    name,
    description,
    location,
    planned_distance,
    planned_time,
    planned_rpe,
    attendance_limit,
    venue,
  } = session
  const { competitive, restricted_view, seat_racing, alternative_results, all_day_event } = session
  return {
    name,
    sport_id: session.sport?.id ?? SPORT.other,
    all_day_event,
    description,
    location,
    venue: venue ? { id: venue.id } : null,
    planned_distance,
    planned_time,
    planned_rpe,
    attendance_limit,
    competitive,
    restricted_view,
    seat_racing,
    alternative_results,
    video_stream_url: session.video_stream_url,
    public_page_intro: session.public_page_intro,
    intensities: session.intensities ?? [],
    heart_rate_intensities: session.heart_rate_intensities ?? [],
    stroke_rate_intensities: session.stroke_rate_intensities ?? [],
    focus_ids: (session.focuses ?? []).map(({ id }) => id),
    tags: (session.tags ?? []).map(({ tag_text }) => tag_text),
    structure: session.structure ? withoutNumbers(session.structure) : null,
    strength_structures: (session.strength_structures ?? []).map(
      ({ athlete_ids: _people, for_nobody: _nobody, pieces, ...programme }) => ({
        ...programme,
        pieces: pieces.map(({ number: _number, ...piece }) => piece),
      }),
    ),
  }
}
