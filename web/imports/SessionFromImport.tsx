import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Import } from '#contract/imports.ts'
import { useFormat } from '../format.ts'
import { DateTimeField } from '../ui/DateTimeField.tsx'
import { isLocalTime, toInstant, toLocal } from '../zoned-time.ts'
import { useIgnore, useSessionOfImport } from './queries.ts'

/** Makes a session of a file that has none, asking when it was if the file does not tell; or leaves it without. */
export function SessionFromImport({ item }: { item: Import }) {
  const { t } = useTranslation('imports')
  const { timeZone } = useFormat()
  const dated = item.activities.some(({ start_time }) => start_time !== null)
  const [began, setBegan] = useState(() => toLocal(timeZone, new Date(item.created_at)))
  const { mutate: create, isPending: creating } = useSessionOfImport(item.id)
  const { mutate: ignore, isPending: ignoring } = useIgnore(item.id)
  const known = isLocalTime(began)
  return (
    <Group gap="sm" align="flex-end">
      {!dated && <DateTimeField label={t('waiting.began')} value={began} onChange={setBegan} />}
      <Button
        variant="default"
        mih={44}
        loading={creating}
        disabled={!dated && !known}
        onClick={() => create(dated ? null : toInstant(timeZone, began).toISOString())}
      >
        {t('waiting.create')}
      </Button>
      <Button variant="default" mih={44} loading={ignoring} onClick={() => ignore()}>
        {t('waiting.ignore')}
      </Button>
    </Group>
  )
}
