import { Alert, List } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/format.ts'
import { notesOf, type Noted } from './file-notes.ts'

/** What a file's reader had to put up with, in words; nothing for a file without a fault. */
export function FileNotes({ activities }: { activities: readonly Noted[] }) {
  const { t } = useTranslation('imports')
  const format = useFormat()
  const { notes, dropped } = notesOf(activities)
  if (notes.length === 0 && dropped === 0) return null
  return (
    <Alert color="gray" icon={<IconInfoCircle />} title={t('warnings.title')} p="sm">
      <List size="sm" spacing={4}>
        {notes.map((note) => (
          <List.Item key={note}>{t(`warnings.${note}`)}</List.Item>
        ))}
        {dropped > 0 && (
          <List.Item>
            {t('warnings.dropped', { count: dropped, number: format.number(dropped) })}
          </List.Item>
        )}
      </List>
    </Alert>
  )
}
