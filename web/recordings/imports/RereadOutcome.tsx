import { Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Reread } from '#contract/recordings/rereads.ts'
import { useFormat } from '../../format/format.ts'

/** Shows the outcome of the last reread, once it is over. */
export function RereadOutcome({ reread }: { reread: Reread | null }) {
  const { t } = useTranslation('imports')
  const format = useFormat()
  if (!reread || reread.finished_at === null) return null
  const { done, recovered, waiting, differing, unreadable, finished_at } = reread
  const read = done - recovered - differing - unreadable
  return (
    <Stack gap={2} role="status">
      {read > 0 && (
        <Text size="sm">
          {t('again.done', { count: read, at: format.within.dateTime(finished_at) })}
        </Text>
      )}
      {recovered > 0 && <Text size="sm">{t('again.recovered', { count: recovered })}</Text>}
      {waiting > 0 && <Text size="sm">{t('again.waiting', { count: waiting })}</Text>}
      {differing > 0 && <Text size="sm">{t('again.differing', { count: differing })}</Text>}
      {unreadable > 0 && <Text size="sm">{t('again.unreadable', { count: unreadable })}</Text>}
    </Stack>
  )
}
