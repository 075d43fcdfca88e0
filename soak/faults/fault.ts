import type { TestRedis } from '../../test/support/redis.ts'
import type { Link } from '../link.ts'
import type { Load } from '../load.ts'
import type { Nodes } from '../nodes.ts'
import type { Postgres } from '../services/postgres.ts'
import type { MailServer } from '../services/mail-server.ts'

/** What a fault can be done to. */
export type Installation = {
  nodes: Nodes
  postgres: Postgres
  /** Between the nodes and PostgreSQL. */
  link: Link
  redis: TestRedis
  mails: MailServer
  load: Load
  /** A small disk with the files that people upload. */
  disk: string
  /** And one with the log of PostgreSQL. */
  logDisk: string
  /** Where the first node reads how wrong its clock is. */
  clock: string
  random: (below: number) => number
}

/** Makes it whole again; resolves with what was wrong meanwhile, where that was looked at. */
type Heal = () => Promise<string[] | void>

/** Breaks something. */
export type Break = (on: Installation) => Promise<Heal>
export type Fault = {
  name: string
  holdMs?: number
  /** How long after its end the nodes may take until they serve. */
  mostMs?: number
  /** At how many moments at most, where one takes a minute. */
  most?: number
  break: Break
}
