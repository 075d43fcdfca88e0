import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconShieldLock, IconUpload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ClubData, ClubExport } from '#contract/people/club-data.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import classes from './club-data.module.css'
import { ExportDownload } from './ExportCard.tsx'
import { MonthlyExport } from './MonthlyExport.tsx'

type FormerExportsProps = { exports: readonly ClubExport[]; plan: ClubData['plan'] }

/** Exports made before, with what protects them, and those that are to come. */
export function FormerExports({ exports, plan }: FormerExportsProps) {
  const { t } = useTranslation('club-data')
  return (
    <section>
      <Title order={2} size="h4" mb="xs">
        {t('before')}
      </Title>
      {exports.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('none')}
        </Text>
      )}
      <ul className={classes.former}>
        {exports.map((made) => (
          <Former key={made.id} made={made} />
        ))}
      </ul>
      <Group gap="sm" wrap="nowrap" align="flex-start" mt="md">
        <IconShieldLock size={20} aria-hidden className={classes.sign ?? ''} />
        <Stack gap="xs">
          <Text size="sm" c="dimmed">
            {t('safety')}
          </Text>
          <Text size="sm" c="dimmed">
            {t('care')}
          </Text>
        </Stack>
      </Group>
      <Title order={2} size="h4" mt="xl" mb="xs">
        {t('back')}
      </Title>
      <Text size="sm" mb="sm">
        {t('backText')}
      </Text>
      <Button
        variant="default"
        component={Link}
        to={paths.clubData('bring-in/slipway')}
        leftSection={<IconUpload size={18} aria-hidden />}
      >
        {t('backOpen')}
      </Button>
      <MonthlyExport plan={plan} />
    </section>
  )
}

function Former({ made }: { made: ClubExport }) {
  const { t } = useTranslation('club-data')
  const format = useFormat()
  const { state, created_at, size, expires_at, by } = made
  const isThere = state === 'done'
  const until = format.within.day(expires_at)
  return (
    <li className={classes.made}>
      <div>
        <Text fw={500}>{format.dateTime(created_at)}</Text>
        <Text size="sm" c="dimmed">
          {isThere
            ? t(made.monthly ? 'monthly.by' : 'by', {
                by: by.full_name,
                size: format.bytes(size),
                until,
              })
            : t('gone', { by: by.full_name })}
        </Text>
      </div>
      {isThere && <ExportDownload made={made} />}
    </li>
  )
}
