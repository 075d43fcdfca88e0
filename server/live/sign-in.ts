import type { Pool } from '../db/client.ts'
import { hashOf } from '../http/gate.ts'
import type { LiveSocket, Person } from './rooms.ts'
import type { Backing } from './viewer-for-room.ts'

const DAY_MS = 86_400_000

/**
 * Whom a browser signs in: by the token of its requests, or by a ticket, which works once;
 * undefined where it is neither.
 */
export async function signIn(backing: Backing, socket: LiveSocket): Promise<Person | undefined> {
  const { ticket, token } = socket.handshake.auth as { ticket?: unknown; token?: unknown }
  if (typeof token === 'string') {
    const caller = await backing.gate.callerOf(token, undefined)
    return caller ? { user_id: caller.viewer.user_id, token_id: caller.token_id } : undefined
  }
  if (typeof ticket !== 'string' || ticket.length > 100) return undefined
  const { rows } = await backing.pool.query<Person>({
    name: 'take ticket',
    text: 'select user_id, token_id from app.take_ticket($1)',
    values: [hashOf(ticket)],
  })
  return rows[0]
}

export type Stamps = { clubs: number; user: number; notifications: number }

/**
 * The stamps of who has just come, whose connection ends with their token. Every end but that by
 * the clock is a change, which may have come before the connection was open: so the token is
 * checked once more. Null where it has ended.
 */
export async function greet(pool: Pool, socket: LiveSocket): Promise<Stamps | null> {
  const { user_id, token_id } = socket.data
  const { rows } = await pool.query<{ ends: string | null; stamps: Stamps }>({
    name: 'greet',
    text: 'select app.token_ends($1) as ends, app.stamps_of($2) as stamps',
    values: [token_id, user_id],
  })
  const { ends = null, stamps = null } = rows[0] ?? {}
  return endWithToken(pool, socket, ends) ? stamps : null
}

/** Ends the connection when its token is over by the clock; whether it is not yet. */
function endWithToken(pool: Pool, socket: LiveSocket, ends: string | null): boolean {
  const left = ends === null ? 0 : Date.parse(ends) - Date.now()
  if (left <= 0) {
    socket.disconnect(true)
    return false
  }
  const check = async () => {
    const { rows } = await pool.query<{ ends: string | null }>(
      'select app.token_ends($1) as ends',
      [socket.data.token_id],
    )
    endWithToken(pool, socket, rows[0]?.ends ?? null)
  }
  const timer = setTimeout(
    () => void check().catch(() => socket.disconnect(true)),
    Math.min(left, DAY_MS),
  )
  socket.once('disconnect', () => clearTimeout(timer))
  return true
}
