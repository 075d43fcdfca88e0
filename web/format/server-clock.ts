/**
 * The time by the server's clock. What is today, and what is over, does not follow from the clock of
 * a phone that somebody has set wrong.
 */

/** What a reply says of the time is to the second and was on its way: less is no difference. */
const LEAST_MS = 5_000

let ahead = 0

/** Notes by how much the server's clock is ahead, from the date of a reply that was just sent. */
export function noteServerTime(response: Pick<Response, 'headers'>): void {
  const at = Date.parse(response.headers.get('date') ?? '')
  if (Number.isNaN(at)) return
  const difference = at - Date.now()
  ahead = Math.abs(difference) < LEAST_MS ? 0 : difference
}

export const serverNow = (): number => Date.now() + ahead
export const serverDate = (): Date => new Date(serverNow())
