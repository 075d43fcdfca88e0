import { endpoint } from '../endpoint.ts'
import { data, Id, nullable, Strict, T, type Static } from '../schema.ts'

const access = { level: 'member', feature: 2 } as const

export const Reread = T.Object({
  id: Id,
  /**
   * Files: in all, read so far, of these those that hold other recordings than when they were
   * imported, and those that cannot be read.
   */
  total: T.Integer(),
  done: T.Integer(),
  /** Could not be read before. */
  recovered: T.Integer(),
  /** Read, and still waiting to be assigned to a session. */
  waiting: T.Integer(),
  differing: T.Integer(),
  unreadable: T.Integer(),
  created_at: T.String(),
  finished_at: nullable(T.String()),
})
export type Reread = Static<typeof Reread>

export const startReread = endpoint({
  method: 'POST',
  path: 'rereads',
  access,
  summary:
    'Read the kept file of an activity again, or with null all files of the club, by a job: ' +
    'figures and curves are those of today’s readers; changes, efforts and assignments stay. ' +
    'Of the club also what could not be read before; what waits for a session goes on waiting',
  body: Strict({ activity_id: nullable(Id) }),
  reply: data(Reread),
  status: 202,
})

export const latestReread = endpoint({
  method: 'GET',
  path: 'rereads',
  access,
  summary:
    'How the last reading of an activity’s file stands, or of all files of the club; ' +
    'null where there was none',
  query: T.Object({ activity_id: T.Optional(Id) }),
  reply: data(T.Object({ reread: nullable(Reread) })),
})
