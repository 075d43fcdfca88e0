import { UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { AttendanceRow } from '#contract/planning/attendance.ts'
import { toneStyle } from '../../ui/theme-colours.ts'
import classes from './attendance.module.css'
import { MARK_TONES } from './mark-tones.ts'
import { isMarked, KEY_MARKS, type Mark } from './marks.ts'
import { useMarkLooks } from './use-mark-looks.ts'

type KeyMarksProps = { row: AttendanceRow; onMark: (mark: Mark) => void }

/** Coming or not, one tap each; a desk has room for the words. */
export function KeyMarks({ row, onMark }: KeyMarksProps) {
  const { t } = useTranslation('attendance')
  const looks = useMarkLooks()
  return KEY_MARKS.map((mark) => {
    const { label, icon: Icon } = looks[mark]
    const inLine = mark === 'attending' && row.waiting !== null
    const word = !inLine
      ? label
      : row.waiting
        ? t('waitingAt', { place: row.waiting })
        : t('waiting')
    const set = isMarked(row, mark) || inLine
    return (
      <UnstyledButton
        key={mark}
        className={classes.key}
        aria-pressed={set}
        aria-label={word}
        title={word}
        data-key={mark}
        {...(set && { style: toneStyle(MARK_TONES[inLine ? 'alternative' : mark]) })}
        onClick={() => onMark(mark)}
      >
        <Icon size={20} aria-hidden />
        <span className={classes.keyWord}>{word}</span>
      </UnstyledButton>
    )
  })
}
