import type { DomainEvent, DataOf } from '#contract/events.ts'
import type { LiveEvents } from '#contract/sockets.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../db/client.ts'

/** What a reaction gets. */
export type Happened<D> = {
  clubId: ClubId
  by: number | null
  /** Known while the request runs that caused it, and not in a job. */
  viewer: Viewer | null
  subjects: readonly number[]
  data: D
  /** Known after the commit. */
  eventId: number | null
}

export type Reaction<D> = { react(db: Db, happened: Happened<D>): Promise<unknown> }['react']
type LiveWord = Parameters<LiveEvents['session']>[0]['what']
export type Live<D> = {
  refresh(happened: Happened<D>): { sessions: readonly number[]; what: LiveWord }
}['refresh']

/** What follows from an event, each set-based: once for all rows of the change. */
export type Reactions<D> = {
  /** It needs the state before the change, so the command has to `announce` the event. */
  before?: readonly Reaction<D>[]
  /** Refreshes the screens of everyone who has these sessions open. */
  live?: Live<D>
  /** It runs in the transaction of the change, so it holds with it or not at all. */
  inTransaction?: readonly Reaction<D>[]
  /** They run in a job after the commit, each by its name in a transaction of its own, once. */
  afterCommit?: Readonly<Record<string, Reaction<D>>>
  /** The same, where the club has the event sent to an address of its own. */
  outgoing?: Readonly<Record<string, Reaction<D>>>
  /** The same, where somebody of the club is or was in a challenge. */
  inChallenges?: Readonly<Record<string, Reaction<D>>>
}

export type Entry = { event: DomainEvent; reactions: Reactions<unknown> }

/** Everything that follows from an event. */
export const on = <E extends DomainEvent>(event: E, reactions: Reactions<DataOf<E>>): Entry => ({
  event,
  reactions,
})

/** What follows from each event, by its type. */
type ReactionTable = ReadonlyMap<string, Reactions<unknown>>

const tables = new WeakMap<object, ReactionTable>()

/** Gives a pool, or a handle on one connection, the reactions to events recorded through it. */
export const giveReactions = (to: object, entries: readonly Entry[]): void =>
  void tables.set(to, new Map(entries.map(({ event, reactions }) => [event.type, reactions])))

/** A handle on a transaction has the reactions of the pool it came from. */
export function passReactions(from: object, to: object): void {
  const table = tables.get(from)
  if (table) tables.set(to, table)
}

/** The reactions to an event on this handle; undefined for an event that its table does not name. */
export const reactionsOn = (db: object, type: string): Reactions<unknown> | undefined =>
  tables.get(db)?.get(type)

/** Refreshes the open screens of the sessions that an event is about. */
export const refresh =
  (what: 'attendance' | 'session' | 'crews' | 'results' | 'deleted') =>
  ({ subjects: sessions }: Happened<unknown>) => ({ sessions, what })

/** The same of those that the data of an event names. */
export const refreshNamed =
  (what: 'crews' | 'results') =>
  ({ data }: Happened<{ session_ids: number[] }>) => ({ sessions: data.session_ids, what })
