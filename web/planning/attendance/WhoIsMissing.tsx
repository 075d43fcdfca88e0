import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { NOT_ATTENDING_REASONS } from '#domain/constants/attendance.ts'
import type { AttendanceRow } from '#contract/planning/attendance.ts'
import { useFormat } from '../../format/format.ts'
import { countAnswers, isMarked, isUnanswered } from './marks.ts'
import { attendanceQuery } from './queries.ts'
import { isAthlete } from './register-view.ts'
import { useMarkLooks } from './use-mark-looks.ts'

const NAMED = 8

/** How many athletes come to a session, and by name who does not, with what is known of why. */
export function WhoIsMissing({ sessionId }: { sessionId: number }) {
  const { t } = useTranslation('attendance')
  const format = useFormat()
  const whyOf = useWhy()
  const { data } = useQuery(attendanceQuery(sessionId))
  const athletes = data?.data.filter(isAthlete)
  if (!athletes) return null
  const counts = countAnswers(athletes)
  const missing = athletes.flatMap((row) => {
    const why = whyOf(row)
    return why === null ? [] : [t('missingOne', { name: row.full_name, why })]
  })
  const silent = athletes.filter(isUnanswered).map(({ full_name }) => full_name)
  return (
    <div>
      <Text fw={500}>
        {t('counts', {
          yes: format.number(counts.attending),
          no: format.number(counts['not-attending']),
          open: format.number(counts.unanswered),
        })}
      </Text>
      <Names text="missing" names={missing} />
      {counts.unanswered < athletes.length && <Names text="silent" names={silent} />}
    </div>
  )
}

type NamesProps = { text: 'missing' | 'silent'; names: readonly string[] }

function Names({ text, names }: NamesProps) {
  const { t } = useTranslation('attendance')
  const format = useFormat()
  if (names.length === 0) return null
  const shown = names.slice(0, NAMED)
  const rest = names.length - shown.length
  return (
    <Text size="sm" c="dimmed">
      {t(text, {
        names: format.conjunction([
          ...shown,
          ...(rest > 0 ? [t('missingMore', { count: rest })] : []),
        ]),
      })}
    </Text>
  )
}

/** Why somebody does not come; null of who does, and of who has not answered. */
function useWhy(): (row: AttendanceRow) => string | null {
  const { t } = useTranslation('attendance')
  const looks = useMarkLooks()
  return (row) => {
    const reason = NOT_ATTENDING_REASONS.find((known) => known === row.reason)
    const mark = (['ill', 'injured', 'alternative', 'not-attending'] as const).find((one) =>
      isMarked(row, one),
    )
    if (mark === 'not-attending' && reason) return t(`reasons.${reason}`)
    if (mark === 'ill' || mark === 'injured') return t(`whyMissing.${mark}`)
    return mark ? looks[mark].label : null
  }
}
