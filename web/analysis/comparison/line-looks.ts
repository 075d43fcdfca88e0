import type { LineLook } from '../../ui/LineSample.tsx'
import { INK, SEAT_COLOURS } from '../../ui/theme-colours.ts'
import type { NamedLine } from './compared-names.ts'

/**
 * A colour for each session, so that its recordings belong together; of one session a colour for
 * each recording. The dashes tell every line from all others.
 */
export function looksOf(lines: readonly Pick<NamedLine, 'session_id'>[]): LineLook[] {
  const sessions = [...new Set(lines.map(({ session_id }) => session_id))]
  return lines.map(({ session_id }, index) => {
    const place = sessions.length > 1 ? sessions.indexOf(session_id) : index
    return { colour: SEAT_COLOURS[place % SEAT_COLOURS.length] ?? INK, dash: index }
  })
}
