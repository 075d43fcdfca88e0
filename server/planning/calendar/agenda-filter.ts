import type { Expression, SqlBool } from 'kysely'
import type { AgendaFilter } from '#contract/planning/calendar.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { anyOf } from '../../db/any-of.ts'
import type { SessionExpressions } from '../session-facts/open.ts'

type Condition = (eb: SessionExpressions) => Expression<SqlBool>

/** People asked for by name; being asked for oneself differs from looking at one's own calendar. */
export const namedPeople = (filter: AgendaFilter): number[] => [
  ...(filter.athlete_ids ?? []),
  ...usersOf(filter),
]
const usersOf = ({ user_ids = [], one_user_id }: AgendaFilter): number[] => [
  ...user_ids,
  ...(one_user_id ? [one_user_id] : []),
]

/**
 * What the filter asks of the session `s`: every list that is given, and of a list one is enough.
 */
export const agendaConditions = (filter: AgendaFilter, viewerId: number): Condition[] => [
  ...given(
    [...usersOf(filter), ...(filter.display === 'my-sessions' ? [viewerId] : [])],
    hasParticipant,
  ),
  ...given(filter.athlete_ids, hasAthlete),
  ...given(filter.squad_ids, hasSomeoneOfSquads),
  ...given(filter.creator_ids, (ids) => (eb) => eb('s.creator_id', '=', anyOf(ids))),
  ...given(filter.sport_ids, (ids) => (eb) => eb('s.sport_id', '=', anyOf(ids))),
  ...given(filter.session_types, isOfType),
  ...given(filter.event_tag_ids, hasTag),
  ...given(filter.focuses, hasFocus),
  ...given(filter.speed_intensities, hasIntensity),
  ...given(filter.heart_rate_intensities, hasZone('heart-rate')),
  ...given(filter.stroke_rate_intensities, hasZone('stroke-rate')),
]

const given = <Value>(
  values: readonly Value[] | undefined,
  condition: (values: readonly Value[]) => Condition,
): Condition[] => (values === undefined || values.length === 0 ? [] : [condition(values)])

const participants = (eb: SessionExpressions) =>
  eb
    .selectFrom('participants as p')
    .select('p.user_id')
    .whereRef('p.club_id', '=', 's.club_id')
    .whereRef('p.session_id', '=', 's.id')

const hasParticipant = (ids: readonly number[]) => (eb: SessionExpressions) =>
  eb.exists(participants(eb).where('p.user_id', '=', anyOf(ids)))

const hasAthlete = (ids: readonly number[]) => (eb: SessionExpressions) =>
  eb.exists(
    participants(eb).where('p.user_id', '=', anyOf(ids)).where('p.role_id', '=', ROLE.athlete),
  )

const hasSomeoneOfSquads = (ids: readonly number[]) => (eb: SessionExpressions) =>
  eb.exists(
    participants(eb).where('p.user_id', 'in', (inner) =>
      inner
        .selectFrom('squad_users as member')
        .select('member.user_id')
        .whereRef('member.club_id', '=', 's.club_id')
        .where('member.squad_id', '=', anyOf(ids)),
    ),
  )

const isOfType = (types: readonly string[]) => (eb: SessionExpressions) =>
  eb.or([
    eb('s.kind', '=', anyOf(types)),
    eb('s.event_type', '=', anyOf(types)),
    ...(types.includes('competition') ? [eb('s.competitive', '=', true)] : []),
    ...(types.includes('seat-racing') ? [eb('s.seat_racing', '=', true)] : []),
  ])

const hasTag = (ids: readonly number[]) => (eb: SessionExpressions) =>
  eb.exists(
    eb
      .selectFrom('session_tags as t')
      .select('t.tag_id')
      .whereRef('t.club_id', '=', 's.club_id')
      .whereRef('t.session_id', '=', 's.id')
      .where('t.tag_id', '=', anyOf(ids)),
  )

const hasFocus = (ids: readonly number[]) => (eb: SessionExpressions) =>
  eb.exists(
    eb
      .selectFrom('session_focuses as f')
      .select('f.focus_id')
      .whereRef('f.club_id', '=', 's.club_id')
      .whereRef('f.session_id', '=', 's.id')
      .where('f.focus_id', '=', anyOf(ids)),
  )

const hasIntensity = (ids: readonly number[]) => (eb: SessionExpressions) =>
  eb.exists(
    eb
      .selectFrom('session_intensities as i')
      .select('i.intensity_id')
      .whereRef('i.club_id', '=', 's.club_id')
      .whereRef('i.session_id', '=', 's.id')
      .where('i.intensity_id', '=', anyOf(ids)),
  )

const hasZone =
  (kind: 'heart-rate' | 'stroke-rate') => (ids: readonly number[]) => (eb: SessionExpressions) =>
    eb.exists(
      eb
        .selectFrom('session_rate_zones as z')
        .select('z.zone_id')
        .whereRef('z.club_id', '=', 's.club_id')
        .whereRef('z.session_id', '=', 's.id')
        .where('z.kind', '=', kind)
        .where('z.zone_id', '=', anyOf(ids)),
    )
