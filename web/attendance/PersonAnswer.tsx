import { Text, UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { AttendanceRow } from '#contract/attendance.ts'
import { useFormat } from '../format.ts'
import { PersonAvatar } from '../ui/PersonAvatar.tsx'
import { onScheme } from '../ui/theme-colours.ts'
import { AnswerBadges } from './AnswerBadges.tsx'
import classes from './attendance.module.css'
import { MARK_TONES } from './mark-tones.ts'
import { isMarked, MARKS, tapped } from './marks.ts'
import { useMarkAttendance } from './use-mark-attendance.ts'
import { useMarkLooks } from './use-mark-looks.ts'

type PersonAnswerProps = {
  sessionId: number
  row: AttendanceRow
  editable: boolean
  /** The answer has just changed. */
  fresh: boolean
}

export function PersonAnswer({ sessionId, row, editable, fresh }: PersonAnswerProps) {
  const { t } = useTranslation('attendance')
  const format = useFormat()
  const answered = row.answered_at === null ? undefined : t('answeredAt', { when: format.dateTime(row.answered_at) })
  return (
    <li className={classes.person} data-fresh={fresh || undefined}>
      <PersonAvatar name={row.full_name} picture={row.picture} size="sm" />
      <Text className={classes.name} title={answered}>
        {row.full_name}
      </Text>
      {editable ? <MarkButtons sessionId={sessionId} row={row} /> : <AnswerBadges answer={row} />}
    </li>
  )
}

/** Five marks side by side, wide enough for a thumb on a phone. */
function MarkButtons({ sessionId, row }: { sessionId: number; row: AttendanceRow }) {
  const { t } = useTranslation('attendance')
  const looks = useMarkLooks()
  const { mutate } = useMarkAttendance(sessionId)
  return (
    <div className={classes.marks} role="group" aria-label={t('marksOf', { name: row.full_name })}>
      {MARKS.map((mark) => {
        const { label, icon: Icon } = looks[mark]
        const set = isMarked(row, mark)
        const { light, dark } = MARK_TONES[mark]
        return (
          <UnstyledButton
            key={mark}
            className={classes.mark}
            aria-pressed={set}
            {...(set && { style: { background: onScheme(light.ground, dark.ground), color: onScheme(light.text, dark.text) } })}
            onClick={() => mutate({ userId: row.user_id, answer: row, change: tapped(row, mark) })}
          >
            <Icon size={18} aria-hidden />
            <span>{label}</span>
          </UnstyledButton>
        )
      })}
    </div>
  )
}
