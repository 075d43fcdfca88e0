import { Button, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChangeRow } from './ChangeRow.tsx'
import { changesQuery } from './queries.ts'
import classes from './session-life.module.css'

const FIRST = 5

/** Who changed what and when, newest first. */
export function Changes({ id }: { id: number }) {
  const { t } = useTranslation('session-life')
  const [all, setAll] = useState(false)
  const changes = useQuery(changesQuery(id)).data?.data ?? []
  return (
    <Stack gap="xs" component="section">
      <Title order={2}>{t('changes.title')}</Title>
      {changes.length === 0 && <Text c="dimmed">{t('changes.none')}</Text>}
      <ol className={classes.plain}>
        {changes.slice(0, all ? undefined : FIRST).map((change) => (
          <ChangeRow key={change.id} change={change} />
        ))}
      </ol>
      {!all && changes.length > FIRST && (
        <Button variant="subtle" onClick={() => setAll(true)}>
          {t('changes.all')}
        </Button>
      )}
    </Stack>
  )
}
