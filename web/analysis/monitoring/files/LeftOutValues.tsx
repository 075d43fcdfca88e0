import { Alert, List } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { FileMornings, RefusedValue } from '#contract/analysis/monitoring-files.ts'
import { MORNING_FIELDS } from '#domain/monitoring/fields.ts'
import { useFormat } from '../../../format/format.ts'
import { useMorningWords } from '../use-morning-words.ts'

const SHOWN = 10

/** Values of a file that are not proposed, and why. */
export function LeftOutValues({ found }: { found: FileMornings }) {
  const { t } = useTranslation('monitoring-files')
  const format = useFormat()
  const { refused, refused_count, other_hrv, older, is_broken } = found
  const shown = refused.slice(0, SHOWN)
  const more = refused_count - shown.length
  const counted = (count: number) => ({ count, number: format.number(count) })
  if (refused_count + other_hrv + older === 0 && !is_broken) return null
  return (
    <Alert color="gray" icon={<IconInfoCircle />} title={t('leftOut')} p="sm">
      <List size="sm" spacing={4}>
        {is_broken && <List.Item>{t('broken')}</List.Item>}
        {other_hrv > 0 && <List.Item>{t('hrv', counted(other_hrv))}</List.Item>}
        {shown.map((value) => (
          <Beyond key={`${value.day} ${value.source} ${value.field} ${value.value}`} {...value} />
        ))}
        {more > 0 && <List.Item>{t('moreBeyond', counted(more))}</List.Item>}
        {older > 0 && <List.Item>{t('older', counted(older))}</List.Item>}
      </List>
    </Alert>
  )
}

function Beyond({ day, source, field, value }: RefusedValue) {
  const { t } = useTranslation('monitoring-files')
  const format = useFormat()
  const words = useMorningWords()
  const { min, max, unit } = MORNING_FIELDS[field]
  const about = {
    day: format.within.day(day),
    source,
    name: words.nameOf(field),
    value: words.withUnit(field, value),
  }
  return (
    <List.Item>
      {unit === 'min' && value > max
        ? t('beyondSleep', about)
        : t('beyond', { ...about, min, max })}
    </List.Item>
  )
}
