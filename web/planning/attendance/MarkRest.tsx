import { Button } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { AttendanceMark, AttendanceRow } from '#contract/planning/attendance.ts'
import { ATTENDANCE } from '#domain/constants/statuses.ts'
import { dismissText, notify } from '../../shell/notices.ts'
import { useSession } from '../session-facts/open.ts'
import classes from './attendance.module.css'
import { isUnanswered, withSeen } from './marks.ts'
import { namesOf, sendMarks } from './queries.ts'

const UNDO_MS = 12_000

/** Marks those without an answer as coming, all at once, with a way back. */
export function MarkRest({ rows }: { rows: readonly AttendanceRow[] }) {
  const { t } = useTranslation('attendance')
  const session = useSession()
  const rest = rows.filter(isUnanswered)
  if (rest.length === 0) return null
  const markAll = () => {
    const mark = (change: AttendanceMark, seen: (row: AttendanceRow) => AttendanceRow) =>
      sendMarks(
        session,
        Object.fromEntries(rest.map((row) => [row.user_id, withSeen(seen(row), change)])),
        namesOf(rest),
      )
    void mark({ attending: ATTENDANCE.attending }, (row) => row)
    const text = () => t('restMarked', { count: rest.length })
    const undo = () => {
      dismissText(text)
      void mark({ attending: null }, (row) => ({ ...row, attending: ATTENDANCE.attending }))
    }
    notify('success', text, {
      persistent: true,
      action: { label: () => t('undoTakeOut'), run: undo },
    })
    setTimeout(() => dismissText(text), UNDO_MS)
  }
  return (
    <Button
      className={classes.rest ?? ''}
      variant="subtle"
      leftSection={<IconChecks size={18} aria-hidden />}
      onClick={markAll}
    >
      {t('markRest', { number: rest.length })}
    </Button>
  )
}
