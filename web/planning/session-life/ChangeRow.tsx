import { useTranslation } from 'react-i18next'
import type { SessionChange } from '#contract/planning/session-life.ts'
import { RPE_STEPS } from '#domain/constants/scales.ts'
import { useFormat } from '../../format/format.ts'
import { NO_DATA } from '../../format/no-data.ts'
import classes from './session-life.module.css'

type Detail = SessionChange['changes'][number]

type ChangeRowProps = {
  change: SessionChange
  /** Whether it took whole days before and after: then its times have no clock. */ whole: {
    before: boolean
    after: boolean
  }
}

/** Who did what to a session and when, with each changed field in words. */
export function ChangeRow({ change: { at, user, kind, changes }, whole }: ChangeRowProps) {
  const { t } = useTranslation('session-life')
  const format = useFormat()
  const inWords = useDetailWords(whole)
  return (
    <li className={classes.entry}>
      <span>
        {t(`changes.kinds.${kind}`, { person: user?.full_name ?? t('changes.nobody') })}{' '}
        <time dateTime={at} title={format.dateTimeExact(at)}>
          {format.dateTime(at)}
        </time>
      </span>
      {changes.flatMap(inWords).map((words) => (
        <span key={words} className={classes.detail}>
          {words}
        </span>
      ))}
    </li>
  )
}

/** Shows one changed field in a line, or two if people were added and removed. */
function useDetailWords(whole: ChangeRowProps['whole']): (detail: Detail) => string[] {
  const { t } = useTranslation('session-life')
  const { t: results } = useTranslation('results')
  const format = useFormat()
  const write = ({ field }: Detail, when: 'before' | 'after', value: Detail['before']): string => {
    if (value === null) return NO_DATA
    if (typeof value === 'boolean') return t(value ? 'changes.yes' : 'changes.no')
    if (field === 'start_date' || field === 'end_date')
      return format.sessionTime(field, String(value), whole[when])
    if (typeof value === 'string') return value
    if (field === 'planned_distance') return format.distance(value)
    if (field === 'planned_time') return format.duration(value)
    const step = field === 'planned_rpe' ? RPE_STEPS.find(({ id }) => id === value) : undefined
    return step ? results(`rpe.steps.${step.key}`) : format.number(value)
  }
  return (detail) => {
    const { field, before, after } = detail
    if (field === 'people')
      return [
        ...(typeof after === 'string' ? [t('changes.came', { people: after })] : []),
        ...(typeof before === 'string' ? [t('changes.went', { people: before })] : []),
      ]
    const name = t(`changes.fields.${field}`)
    const long = [before, after].some((value) => typeof value === 'string' && value.length > 80)
    if (long || (before === null && after === null)) return [t('changes.only', { field: name })]
    return [
      t('changes.fromTo', {
        field: name,
        before: write(detail, 'before', before),
        after: write(detail, 'after', after),
      }),
    ]
  }
}
