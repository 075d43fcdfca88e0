import { UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { AttendanceMark, AttendanceRow } from '#contract/planning/attendance.ts'
import { toneStyle } from '../../ui/theme-colours.ts'
import classes from './attendance.module.css'
import { MARK_TONES } from './mark-tones.ts'
import { isMarked, marksFor, tapped } from './marks.ts'
import { useMarkLooks } from './use-mark-looks.ts'

/** The marks side by side, wide enough for a thumb on a phone. */
export function MarkButtons({
  row,
  onMark,
}: {
  row: AttendanceRow
  onMark: (change: AttendanceMark) => void
}) {
  const { t } = useTranslation('attendance')
  const looks = useMarkLooks()
  return (
    <div className={classes.marks} role="group" aria-label={t('marksOf', { name: row.full_name })}>
      {marksFor(row.seen).map((mark) => {
        const { label, icon: Icon } = looks[mark]
        const inLine = mark === 'attending' && row.waiting !== null
        const set = isMarked(row, mark) || inLine
        return (
          <UnstyledButton
            key={mark}
            className={classes.mark}
            aria-pressed={set}
            {...(set && { style: toneStyle(MARK_TONES[inLine ? 'alternative' : mark]) })}
            onClick={() => onMark(tapped(row, mark))}
          >
            <Icon size={18} aria-hidden />
            <span>
              {inLine && row.waiting
                ? t('waitingAt', { place: row.waiting })
                : inLine
                  ? t('waiting')
                  : label}
            </span>
          </UnstyledButton>
        )
      })}
    </div>
  )
}
