import { useTranslation } from 'react-i18next'
import type { AttendanceRow } from '#contract/planning/attendance.ts'
import { useSession } from '../session-facts/open.ts'
import { notifyOffer } from '../../shell/notices.ts'
import { saidAgain } from './marks.ts'
import { sendMarks, sendPeople } from './queries.ts'

/**
 * Takes people out of the session, with a notice to bring them back with what they had said; in
 * turn with all else that is on the way.
 */
export function useTakeOut(): (rows: readonly AttendanceRow[]) => void {
  const { t } = useTranslation('attendance')
  const session = useSession()
  const bringBack = async (rows: readonly AttendanceRow[]) => {
    await sendPeople(session, {
      add: rows.map(({ user_id, full_name }) => ({ id: user_id, name: full_name })),
    })
    const marks = rows.flatMap((row) => {
      const said = saidAgain(row)
      return said === null ? [] : [[row.user_id, said] as const]
    })
    if (marks.length > 0) await sendMarks(session, Object.fromEntries(marks))
  }
  return (rows) => {
    const [first] = rows
    if (first === undefined) return
    const text = () =>
      rows.length === 1
        ? t('takenOut', { name: first.full_name })
        : t('takenOutSeveral', { count: rows.length })
    const action = { label: () => t('undoTakeOut'), run: () => void bringBack(rows) }
    const remove = rows.map(({ user_id }) => user_id)
    void sendPeople(session, { remove }).then(() => notifyOffer('success', text, { action }))
  }
}
