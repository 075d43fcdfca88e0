import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Import } from '#contract/recordings/imports.ts'
import { ApiProblem } from '../../api.ts'
import { useFormat } from '../../format.ts'
import { DateTimeField } from '../../ui/DateTimeField.tsx'
import { isLocalTime, toInstant, type LocalTime } from '#domain/time/zoned-time.ts'
import { useIgnore, useSessionOfImport } from './queries.ts'

/**
 * Makes a session of a file that has none, asking when it was if the file does not tell; or leaves
 * it without.
 */
export function SessionFromImport({ item }: { item: Import }) {
  const { t } = useTranslation('imports')
  const { timeZone } = useFormat()
  const withoutSession = item.activities.filter(
    ({ session_id, merged_into }) => session_id === null && merged_into === null,
  )
  const dated = withoutSession.some(({ start_time }) => start_time !== null)
  const [began, setBegan] = useState<LocalTime>({ day: '', time: '' })
  const { mutate: create, isPending: creating, error } = useSessionOfImport(item.id)
  const { mutate: ignore, isPending: ignoring } = useIgnore(item.id)
  const [asked, setAsked] = useState(false)
  const known = isLocalTime(began)
  const refused = error instanceof ApiProblem ? (error.errors['start_date']?.[0] ?? null) : null
  const missing = asked && !known ? t('waiting.beganFirst') : null
  function make() {
    setAsked(true)
    if (dated || known) create(dated ? null : toInstant(timeZone, began).toISOString())
  }
  return (
    <Group gap="sm" align="flex-end">
      {!dated && (
        <DateTimeField
          required
          label={t('waiting.began')}
          value={began}
          error={missing ?? refused}
          onChange={setBegan}
        />
      )}
      <Button variant="default" mih={44} loading={creating} onClick={make}>
        {t('waiting.create')}
      </Button>
      <Button variant="default" mih={44} loading={ignoring} onClick={() => ignore()}>
        {t('waiting.ignore')}
      </Button>
    </Group>
  )
}
