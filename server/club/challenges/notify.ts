import { sql } from 'kysely'
import { Id, T } from '#contract/schema.ts'
import { placesIn, ranked, scoreOf } from '#domain/challenges/ranks.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { notifyAll, notifyEach } from '../../delivery/notify.ts'
import { seenById, type Seen, teamRows } from './facts.ts'

const linkOf = ({ slug }: Pick<Seen, 'slug'>) => `/challenges/${slug}`

type TeamInvitation = {
  kind: 'challenge-asked' | 'challenge-entered'
  by: number
  user_ids: readonly number[]
  team: string
}

/** Notifies people that they are asked into a team, or in it already. */
export async function notifyOfTeam(
  db: Db,
  clubId: ClubId,
  seen: Seen,
  { kind, by, user_ids, team }: TeamInvitation,
): Promise<void> {
  await notifyAll(db, user_ids, {
    kind,
    by,
    values: { challenge: seen.title, team: team.trim() },
    link: linkOf(seen),
    about_club: clubId,
  })
}

/** Notifies those who answer for a club that it was invited. */
export async function notifyInvited(
  db: Db,
  seen: Seen,
  invitedClub: number,
  by: number,
): Promise<void> {
  const rows = await checkedRows(
    db,
    T.Object({ user_id: Id }),
    sql`select p.user_id from app.people_invited(${seen.id}, ${invitedClub}) p (user_id)`,
  )
  await notifyAll(
    db,
    rows.map(({ user_id }) => user_id),
    {
      kind: 'challenge-invited',
      by,
      values: { challenge: seen.title, from: seen.club_name },
      link: linkOf(seen),
      about_club: invitedClub,
    },
  )
}

const MemberRow = T.Object({ user_id: Id, team_id: Id })

/** Everybody of the club who is in a team now. */
const membersOf = (db: Db, clubId: ClubId, id: number) =>
  checkedRows(
    db,
    MemberRow,
    sql`select distinct on (m.user_id) m.user_id, m.team_id
      from challenge_members m
      where m.club_id = ${clubId} and m.challenge_id = ${id} and m.until_day is null
      order by m.user_id, m.id desc`,
  )

export async function notifyBegun(db: Db, clubId: ClubId, id: number): Promise<void> {
  const seen = await seenById(db, id)
  const people = await membersOf(db, clubId, id)
  await notifyAll(
    db,
    people.map(({ user_id }) => user_id),
    {
      kind: 'challenge-begun',
      by: null,
      values: { challenge: seen.title },
      link: linkOf(seen),
      about_club: clubId,
    },
  )
}

/** Notifies everybody of the rank of their team, or of none where it gave nothing. */
export async function notifyEnded(db: Db, clubId: ClubId, id: number): Promise<void> {
  const seen = await seenById(db, id)
  const people = await membersOf(db, clubId, id)
  const teams = ranked(
    (await teamRows(db, id)).map((row) => ({ ...row, score: scoreOf(row, seen.aggregation) })),
  )
  const of = placesIn(teams)
  const rankOf = new Map(teams.map(({ team_id, rank }) => [team_id, rank]))
  const link = linkOf(seen)
  for (const isRanked of [true, false])
    await notifyEach(
      db,
      { kind: isRanked ? 'challenge-ranked' : 'challenge-ended', by: null, about_club: clubId },
      people
        .filter(({ team_id }) => ((rankOf.get(team_id) ?? null) !== null) === isRanked)
        .map(({ user_id, team_id }) => {
          const place = isRanked ? { rank: rankOf.get(team_id), of } : {}
          return { user_id, link, values: { challenge: seen.title, ...place } }
        }),
    )
}
