import { Paper, Text, Title, Group, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useQuery } from '@tanstack/react-query'
import { clubImports } from '#contract/people/club-data-imports.ts'
import { BRING_IN_KINDS } from '#domain/bring-in/kinds.ts'
import { canBringIn } from '#domain/rules/bring-in.ts'
import { bringIns, type BringIn } from '#contract/platform/bring-in.ts'
import { paths } from '../../paths/paths.ts'
import { DataTabs } from '../../people/club-data/open.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { UndoButton } from './UndoButton.tsx'
import classes from './bring-in.module.css'

/** What was brought in before; for a day it can be undone. */
function BroughtIn() {
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

/** What can be brought in, and what was. */
export function BringInChoice() {
  const { t } = useTranslation('bring-in')
  const viewer = useViewer()
  const ways = [
    ...BRING_IN_KINDS.filter((kind) => canBringIn(viewer, kind)).map((kind) => ({
      name: kind,
      to: paths.bringIn(kind),
    })),
    { name: 'activities', to: paths.uploadSessionFiles() } as const,
    ...(can(clubImports.access, viewer)
      ? [{ name: 'slipway', to: paths.clubData('bring-in/slipway') } as const]
      : []),
  ]
  return (
    <Page title={t('title')} tabs={<DataTabs />}>
      <Text maw="65ch">{t('lead')}</Text>
      <div className={classes.ways}>
        {ways.map(({ name, to }) => (
          <Paper key={name} component={Link} to={to} withBorder p="md" className={classes.way}>
            <Title order={2} size="h5">
              {t(`choices.${name}`)}
            </Title>
            <Text size="sm" c="dimmed">
              {t(`choices.${name}Text`)}
            </Text>
          </Paper>
        ))}
      </div>
      <BroughtIn />
    </Page>
  )
}
