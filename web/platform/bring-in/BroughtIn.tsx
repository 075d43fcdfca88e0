import { Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { bringIns, type BringIn } from '#contract/platform/bring-in.ts'
import { query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { UndoButton } from './UndoButton.tsx'
import classes from './bring-in.module.css'

/** What was brought in before; for a day it can be undone. */
export function BroughtIn() {
  const { t } = useTranslation('bring-in')
  const asked = useQuery(query(bringIns, { query: {} }))
  if (!asked.data) return <Waiting for={asked} rows={3} part />
  if (asked.data.data.length === 0) return null
  return (
    <section>
      <Title order={2} size="h5">
        {t('before.title')}
      </Title>
      <ul className={classes.plain}>
        {asked.data.data.map((one) => (
          <OneBringIn key={one.id} one={one} />
        ))}
      </ul>
    </section>
  )
}

function OneBringIn({ one }: { one: BringIn }) {
  const { t } = useTranslation('bring-in')
  const format = useFormat()
  const { id, kind, file_name, made_at, made_by, added, filled, left_out } = one
  const numbers = {
    added: format.number(added),
    filled: format.number(filled),
    left: format.number(left_out),
  }
  return (
    <li className={classes.before}>
      <Stack gap={0}>
        <Text fw={500}>{file_name}</Text>
        <Text size="sm" c="dimmed">
          {t('before.by', {
            kind: t(`choices.${kind}`),
            at: format.dateTime(made_at),
            by: made_by?.full_name ?? t('before.gone'),
          })}
        </Text>
        <Text size="sm">{t('before.counts', numbers)}</Text>
      </Stack>
      {one.undone_at !== null && (
        <Text size="sm" c="dimmed">
          {t('before.undone')}
        </Text>
      )}
      {one.undo_until !== null && (
        <Group gap="sm">
          <Text size="sm" c="dimmed">
            {t('before.until', { at: format.within.dateTime(one.undo_until) })}
          </Text>
          <UndoButton id={id} file={file_name} />
        </Group>
      )}
    </li>
  )
}
