import { Alert } from '@mantine/core'
import { IconClockOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { SAMPLES_KEPT_DAYS } from '#domain/live/recording.ts'
import { useShortList } from '../../ui/use-short-list.ts'
import type { Water } from './water.ts'

/** Says of which boats there is nothing left to replay, and where to look instead. */
export function GoneSamples({ boats }: Pick<Water, 'boats'>) {
  const { t } = useTranslation('live')
  const shortList = useShortList()
  if (boats.length === 0) return null
  const names = shortList(boats.map(({ name }) => name))
  return (
    <Alert color="gray" icon={<IconClockOff size={20} aria-hidden />} title={t('gone.title')}>
      {t('gone.text', { names, days: SAMPLES_KEPT_DAYS })}
    </Alert>
  )
}
