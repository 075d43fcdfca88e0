import type { PlanStructure } from '../training/plan-structure.ts'
import type { Session } from '#contract/planning/sessions.ts'
import type { TemplatePlan } from '#contract/planning/templates.ts'
import { SPORT } from '../constants/sports.ts'

const withoutNumbers = ({ numbers: _numbers, ...structure }: PlanStructure): PlanStructure => structure

/** What a session was planned by, without day, people and the numbers results refer to: what a template keeps and a copy starts from. */
export function planOfSession(session: Session): TemplatePlan {
  const { name, description, location, planned_distance, planned_time, planned_rpe, attendance_limit, venue } = session
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
    strength_structures: (session.strength_structures ?? []).map(({ athlete_ids: _people, for_nobody: _nobody, pieces, ...programme }) => ({
      ...programme,
      pieces: pieces.map(({ number: _number, ...piece }) => piece),
    })),
  }
}
