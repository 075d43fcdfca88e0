import { hashOf, type Caller } from '../http/gate.ts'
import type { Backing } from './viewer-for-room.ts'
import type { LiveSocket, Person } from './followers.ts'

const DAY_MS = 86_400_000

/**
 * Whom a browser signs in: by the token of its requests, or by a ticket, which works once;
 * undefined where it is neither.
 */
export async function signIn(backing: Backing, socket: LiveSocket): Promise<Person | undefined> {
  const { gate, pool } = backing
  const { ticket, token } = socket.handshake.auth as { ticket?: unknown; token?: unknown }
  if (typeof token === 'string') return personOf(await gate.callerOf(token, undefined))
  if (typeof ticket !== 'string' || ticket.length > 100) return undefined
  const { rows } = await pool.query<{ token_id: number }>({
    name: 'take ticket',
    text: 'select token_id from app.take_ticket($1)',
    values: [hashOf(ticket)],
  })
  return rows[0] && personOf(await gate.callerOfToken(rows[0].token_id, undefined))
}

const personOf = (caller: Caller | null): Person | undefined =>
  caller
    ? {
        user_id: caller.viewer.user_id,
        token_id: caller.token_id,
        is_narrow: caller.viewer.token_scope !== undefined || caller.impersonator_id !== null,
      }
    : undefined

/**
 * Ends the connection with its token. Every end but that by the clock is a change, which may have
 * come before the connection was open: so the token is checked once more.
 */
export async function endWithToken(
  { gate }: Pick<Backing, 'gate'>,
  socket: LiveSocket,
): Promise<void> {
  const caller = await gate.callerOfToken(socket.data.token_id, undefined)
  const left = caller ? Date.parse(caller.token_expires) - Date.now() : 0
  if (left <= 0) {
    socket.disconnect(true)
    return
  }
  const timer = setTimeout(
    () => void endWithToken({ gate }, socket).catch(() => socket.disconnect(true)),
    Math.min(left, DAY_MS),
  )
  socket.once('disconnect', () => clearTimeout(timer))
}
