import { Paper, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { clubImports } from '#contract/people/club-data-imports.ts'
import { BRING_IN_KINDS } from '#domain/bring-in/kinds.ts'
import { canBringIn } from '#domain/rules/bring-in.ts'
import { paths } from '../../paths/paths.ts'
import { DataTabs } from '../../people/club-data/open.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { BroughtIn } from './BroughtIn.tsx'
import classes from './bring-in.module.css'

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
