import { sql } from 'kysely'
import type { Participant } from '#contract/planning/sessions-fields.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { canEditSession, type SessionFacts } from '#domain/rules/sessions.ts'
import { isCoach, type Viewer } from '#domain/rules/viewer.ts'
import { structureOf } from '#domain/time/structure-wire.ts'
import { totalsOf } from '#domain/time/structure.ts'
import type { PlanStructure } from '#domain/training/plan-structure.ts'
import type { ClubId } from '../../db/client.ts'
import { instant } from '../../db/instant.ts'
import { visibleTo } from '../../people/privacy/open.ts'

/** Whether the viewer marked the session `s`. */
export const favoriteFor = (viewerId: number) => sql`exists (
  select from session_favourites f
  where f.club_id = s.club_id and f.session_id = s.id and f.user_id = ${viewerId}
)`

/** The crews of session `s`; those not published yet for who may seat people and for coaches. */
export const crewsFor = (viewer: Viewer, facts: SessionFacts) => sql`(
  select coalesce(json_agg(json_build_object(
      'id', c.id, 'name', app.crew_name(c.club_id, c.id, c.name), 'boat_type', c.boat_type,
      'published', c.published_at is not null,
      'crew_users', (
        select coalesce(json_agg(
          json_build_object('user_id', cu.user_id, 'position', cu.position) order by cu.position
        ), '[]')
        from crew_users cu
        where cu.club_id = c.club_id and cu.crew_id = c.id
      )
    ) order by c.id), '[]')
  from crews c
  where c.club_id = s.club_id and c.session_id = s.id
    and (c.published_at is not null or ${isCoach(viewer) || canEditSession(viewer, facts)}::boolean)
    and not exists (
      select from seat_race_boats b where b.club_id = c.club_id and b.crew_id = c.id
    )
)`

const MOST_FILES = 1000

/** Files with recordings of session `s`, of people the viewer sees; the newest ones first. */
export const filesFor = (clubId: ClubId, viewerId: number) => sql`(
  select coalesce(json_agg(json_build_object(
      'id', n.id, 'user_id', n.user_id, 'crew_id', n.crew_id, 'name', n.name, 'size', n.size,
      'state', n.state, 'created_at', ${instant(sql`n.created_at`)}
    ) order by n.id desc), '[]')
  from (
    select i.id, i.user_id, i.crew_id, f.name, f.size, i.state, i.created_at
    from imports i
    join files f on f.club_id = i.club_id and f.id = i.file_id
    where i.club_id = s.club_id
      and (i.session_id = s.id or exists (
        select from activities a
        where a.club_id = i.club_id and a.import_id = i.id and a.session_id = s.id
      ))
      and ${visibleTo(sql`i.user_id`, clubId, viewerId)}
    order by i.id desc
    limit ${sql.lit(MOST_FILES)}
  ) n
)`

type Sport = { id: number; key: string; name: string }

/** The structure with what it adds up to. */
export function withTotals<S extends PlanStructure>(structure: S, sport: Sport | null) {
  const { pieces, distance_m, work_s } = totalsOf(structureOf(structure))
  return {
    ...structure,
    sport,
    pieces_count: pieces,
    planned_distance: distance_m > 0 ? distance_m : null,
    planned_time: work_s > 0 ? work_s : null,
  }
}

const PEOPLE_PARTS = ['athletes', 'coaches', 'athlete_permissions', 'coach_permissions'] as const
type PeoplePart = (typeof PEOPLE_PARTS)[number]

/** Whether the participants have to be read for what is asked for. */
export const asksForPeople = (include: ReadonlySet<string>): boolean =>
  ['participants', ...PEOPLE_PARTS].some((part) => include.has(part))

/** Those parts of the participants that are asked for; without include all. */
export function peopleParts(
  participants: readonly Participant[],
  include: ReadonlySet<string>,
): Partial<ReturnType<typeof partedPeople>> & { participants?: Participant[] } {
  const all = { ...partedPeople(participants), participants: [...participants] }
  const asked = (part: PeoplePart | 'participants') => include.size === 0 || include.has(part)
  return {
    ...(asked('participants') && { participants: all.participants }),
    ...(asked('athletes') && { athletes: all.athletes }),
    ...(asked('coaches') && { coaches: all.coaches }),
    ...(asked('athlete_permissions') && { athlete_permissions: all.athlete_permissions }),
    ...(asked('coach_permissions') && { coach_permissions: all.coach_permissions }),
  }
}

function partedPeople(participants: readonly Participant[]) {
  const athletes = participants.filter(({ user_role_id }) => user_role_id === ROLE.athlete)
  const coaches = participants.filter(({ user_role_id }) => user_role_id !== ROLE.athlete)
  return {
    athletes: athletes.map(personOf),
    coaches: coaches.map(personOf),
    athlete_permissions: grantsOf(athletes),
    coach_permissions: grantsOf(coaches),
  }
}

const personOf = ({ user_id: id, full_name, picture }: Participant) => ({ id, full_name, picture })
const grantsOf = (people: readonly Participant[]) =>
  people
    .filter(({ edit, add_all_scores }) => edit || add_all_scores)
    .map(({ user_id, edit, add_all_scores }) => ({ user_id, edit, add_all_scores }))
