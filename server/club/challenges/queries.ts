import { sql } from 'kysely'
import type { ChallengeDetail, ChallengeItem, ChallengeTeam } from '#contract/club/challenges.ts'
import { stateOn, type ChallengeState } from '#domain/challenges/metrics.ts'
import { ranked, scoreOf } from '#domain/challenges/ranks.ts'
import { isScoreShown } from '#domain/challenges/shown.ts'
import { CHALLENGE_TYPE } from '#domain/constants/statuses.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { T } from '#contract/schema.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import {
  isOver,
  managesChallenges,
  managesTeams,
  ownPlaces,
  Seen,
  takesPart,
  type OwnPlace,
  teamRows,
  type TeamRow,
} from './facts.ts'
import { givenTo, hiddenIn } from './entries.ts'
import { namesOf } from './named-people.ts'
import { invitationsOf } from './team-invitations.ts'

const itemOf = (seen: Seen, places: readonly OwnPlace[]): ChallengeItem => ({
  id: seen.id,
  slug: seen.slug,
  title: seen.title,
  image: seen.image,
  type: seen.type,
  metric: seen.metric,
  aggregation: seen.aggregation,
  target: seen.target,
  first_day: seen.first_day,
  last_day: seen.last_day,
  today: seen.today,
  state: stateOn(seen.today, seen),
  visibility: seen.visibility,
  club_name: seen.club_name,
  relation: seen.relation,
  own_team_id: places.find((place) => place.challenge_id === seen.id)?.team_id ?? null,
})

type ChallengeFilter = { state: ChallengeState | undefined; page: number; limit: number }

/** Running ones first, then coming ones, then past ones, the latest first. */
export async function challengeList(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  { state, page, limit }: ChallengeFilter,
): Promise<{ rows: ChallengeItem[]; total: number }> {
  const Row = T.Object({ ...Seen.properties, total: T.Integer() })
  const when = sql`case when s.today < s.first_day then 'coming'
    when s.today > s.last_day then 'past' else 'running' end`
  const rows = await checkedRows(
    db,
    Row,
    sql`select s.*, (count(*) over ())::int as total
      from app.challenges_seen() s
      where ${state ?? null}::text is null or ${when} = ${state ?? null}
      order by (s.today < s.first_day), (s.today > s.last_day),
        case when s.today > s.last_day then null else s.last_day end, s.last_day desc, s.id
      limit ${limit} offset ${(page - 1) * limit}`,
  )
  const places = await ownPlaces(db, clubId, viewer.user_id)
  return { rows: rows.map((row) => itemOf(row, places)), total: rows[0]?.total ?? 0 }
}

/** The teams in their order; of one's own club people are named who are teams of their own. */
export async function teamsOf(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  seen: Seen,
  own: OwnPlace | undefined,
): Promise<ChallengeTeam[]> {
  const rows = await teamRows(db, seen.id)
  const names = await namesOf(
    db,
    rows.flatMap(({ user_id }) => user_id ?? []),
  )
  const hidden = hiddenIn(await givenTo(db, clubId, viewer, seen))
  const isShown = ({
    team_id,
    club_id,
    is_open,
  }: Pick<TeamRow, 'team_id' | 'club_id' | 'is_open'>) =>
    club_id === clubId ? isScoreShown(hidden.get(team_id) ?? 0, seen) : is_open
  const scored = rows.map((row) => ({ ...row, score: scoreOf(row, seen.aggregation) }))
  return ranked(scored).map(({ team_id, user_id, name, ...row }) => ({
    id: team_id,
    name: name ?? (user_id === null ? null : (names.get(user_id) ?? null)),
    club_name: row.club_name,
    is_own_club: row.club_id === clubId,
    is_own: own?.team_id === team_id,
    max_size: row.max_size,
    belonging: row.belonging,
    people: row.people,
    ...(isShown({ team_id, ...row })
      ? { entries: row.entries, score: row.score, rank: row.rank, is_hidden: false }
      : { entries: null, score: null, rank: null, is_hidden: true }),
  }))
}

export async function challengeDetail(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  seen: Seen,
): Promise<ChallengeDetail> {
  const places = await ownPlaces(db, clubId, viewer.user_id)
  const own = places.find((place) => place.challenge_id === seen.id)
  const teams = await teamsOf(db, clubId, viewer, seen, own)
  const organises = seen.club_id === clubId && managesChallenges(viewer)
  const isOpen = takesPart(seen) && !isOver(seen)
  return {
    ...itemOf(seen, places),
    description: seen.description,
    rules: seen.rules,
    cover: seen.cover,
    sport_ids: seen.sport_ids,
    teams,
    is_captain: own?.is_captain ?? false,
    invitations: isOpen ? await invitationsOf(db, clubId, seen.id, viewer.user_id) : [],
    may: {
      edit: organises,
      answer: seen.relation === 'invited' && managesChallenges(viewer),
      add_teams: takesPart(seen) && seen.type === CHALLENGE_TYPE.crew && managesTeams(viewer),
      join: isOpen && (seen.type === CHALLENGE_TYPE.crew || own === undefined),
      leave: isOpen && own !== undefined,
    },
    undecided: organises ? await undecidedIn(db, seen.id) : null,
  }
}

async function undecidedIn(db: Db, id: number): Promise<number> {
  const [row] = await checkedRows(
    db,
    T.Object({ count: T.Integer() }),
    sql`select count(*)::int as count from app.challenge_flags(${id}) f where f.decided is null`,
  )
  return row?.count ?? 0
}
