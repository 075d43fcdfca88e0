import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { AdminOverview } from '#contract/platform/admin.ts'
import { useFormat } from '../../format/format.ts'
import { Counted } from './Counted.tsx'

/** The last backup, and whether the next is made by itself. */
export function Backups({ backup: { every_hours, last } }: { backup: AdminOverview['backup'] }) {
  const { t } = useTranslation('upkeep')
  const format = useFormat()
  const next = every_hours === null ? t('backup.byHand') : t('backup.every', { hours: every_hours })
  return (
    <Counted title={t('backup.title')} counts={[next]}>
      {last === null && <Text>{t('backup.none')}</Text>}
      {last && (
        <Text>
          {t('backup.last', {
            at: format.within.dateTime(last.made_at),
            size: format.bytes(last.bytes),
            files: format.number(last.files),
          })}
        </Text>
      )}
      {last && last.lost > 0 && <Text c="orange">{t('backup.lost', { lost: last.lost })}</Text>}
    </Counted>
  )
}
