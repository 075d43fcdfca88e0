import { Client } from 'pg'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { openDatabase } from './open.ts'

/** A database of before comments on sessions were posts, with a merge that can be undone. */
const BEFORE = `
  delete from migrations where name like '0055-%';
  drop table wall_comment_reactions;
  create table session_comments (
    club_id bigint not null,
    id bigint generated always as identity,
    session_id bigint not null,
    user_id bigint not null,
    text text not null,
    created_at timestamptz not null default now(),
    primary key (club_id, id)
  );
  insert into users (id, email, first_name, last_name)
    overriding system value values (1, 'c@club.example', 'C', 'C');
  insert into clubs (id, name, time_zone, default_sport_id) overriding system value
    values (1, 'Club', 'UTC', 1);
  insert into sessions (club_id, id, kind, name, sport_id, starts_at, ends_at)
    overriding system value
    select 1, n, 'session', 'Row', 1, now(), now() from generate_series(1, 3) n;
  insert into session_comments (club_id, id, session_id, user_id, text, created_at)
    overriding system value
    values (1, 7, 1, 1, 'First', '2026-03-01'), (1, 9, 1, 1, 'Second', '2026-03-02');
  insert into session_merges (club_id, id, session_id, from_ids, moved) overriding system value
    values (1, 1, 1, '{2}', '{"comments": {"9": 2}, "posts": {"400": 2}, "files": {}}'),
      (1, 2, 3, '{2}', '{"files": {"5": 2}}');
`

test('comments on sessions become posts when a database is brought up to date', async () => {
  const database = await freshDatabase()
  const owner = new Client({ connectionString: database.ownerUrl })
  await owner.connect()
  try {
    await owner.query(BEFORE)
    await (await openDatabase(database.ownerUrl, { reactions: [] })).close()
    const { rows: posts } = await owner.query(`
      select id::int, session_id::int, user_id::int, kind, text, created_at::date::text as day
      from wall_posts order by id`)
    const common = { session_id: 1, user_id: 1, kind: 'text' }
    expect(posts).toMatchObject([
      { ...common, text: 'First', day: '2026-03-01' },
      { ...common, text: 'Second', day: '2026-03-02' },
    ])
    const { rows: merges } = await owner.query('select moved from session_merges order by id')
    expect(merges.map(({ moved }) => moved)).toEqual([
      { posts: { 400: 2, [posts[1].id]: 2 }, files: {} },
      { files: { 5: 2 } },
    ])
  } finally {
    await owner.end()
    await database.drop()
  }
})
