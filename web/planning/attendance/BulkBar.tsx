import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { AttendanceMark, AttendanceRow } from '#contract/planning/attendance.ts'
import { PRESENCES } from '#domain/constants/attendance.ts'
import { ATTENDANCE } from '#domain/constants/statuses.ts'
import { useSession } from '../session-facts/open.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import classes from './attendance.module.css'
import { withSeen } from './marks.ts'
import { namesOf, sendMarks } from './queries.ts'
import { useMarkLooks } from './use-mark-looks.ts'
import { useTakeOut } from './use-take-out.ts'
import ui from '../../ui/ui.module.css'

type BulkBarProps = {
  rows: readonly AttendanceRow[]
  chosen: ReadonlySet<number>
  onChosen: (chosen: ReadonlySet<number> | null) => void
}

/** One answer for several people at once. */
export function BulkBar({ rows, chosen, onChosen }: BulkBarProps) {
  const { t } = useTranslation('attendance')
  const looks = useMarkLooks()
  const session = useSession()
  const takeOut = useTakeOut()
  const confirm = useConfirm()
  const people = rows.filter(({ user_id }) => chosen.has(user_id))
  const none = people.length === 0
  const mark = (change: AttendanceMark) => {
    void sendMarks(
      session,
      Object.fromEntries(people.map((row) => [row.user_id, withSeen(row, change)])),
      namesOf(people),
    )
    onChosen(new Set())
  }
  const remove = async () => {
    const decision = {
      title: t('removeSeveral', { count: people.length }),
      text: t('removeText'),
      confirm: t('remove'),
    }
    if (!(await confirm(decision))) return
    takeOut(people)
    onChosen(new Set())
  }
  const all = people.length === rows.length
  return (
    <Group gap="xs" role="group" aria-label={t('bulk')} className={classes.bulk}>
      <Button
        variant="subtle"
        onClick={() => onChosen(new Set(all ? [] : rows.map(({ user_id }) => user_id)))}
      >
        {all ? t('chooseNobody') : t('chooseAll')}
      </Button>
      <Text size="sm" role="status" className={ui.tabular}>
        {t('chosen', { count: people.length })}
      </Text>
      <Button
        variant="default"
        disabled={none}
        onClick={() => mark({ attending: ATTENDANCE.attending })}
      >
        {looks.attending.label}
      </Button>
      <Button
        variant="default"
        disabled={none}
        onClick={() => mark({ attending: ATTENDANCE.not_attending })}
      >
        {looks['not-attending'].label}
      </Button>
      {PRESENCES.map((presence) => (
        <Button key={presence} variant="default" disabled={none} onClick={() => mark({ presence })}>
          {t(`presences.${presence}`)}
        </Button>
      ))}
      <Button variant="default" disabled={none} onClick={() => void remove()}>
        {t('remove')}
      </Button>
    </Group>
  )
}
