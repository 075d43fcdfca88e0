import { Alert, Anchor, Stack, Text, Title } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { useId } from 'react'
import { startImport } from '#contract/recordings/imports.ts'
import { providerFacts } from '#domain/constants/providers.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { FileUpload } from '../imports/open.ts'
import { ProviderSection } from './ProviderSection.tsx'
import { useIntegrations } from './queries.ts'
import classes from './integrations.module.css'

const STEPS = ['open', 'export', 'upload'] as const

/** A phone without an account: how to get its export file, and where to put it. */
function AppleHealth() {
  const { t } = useTranslation('integrations')
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Stack gap="sm">
        <Title order={2} size="h3" id={id}>
          {t('apple.title')}
        </Title>
        <Text>{t('apple.text')}</Text>
        <ol className={classes.steps}>
          {STEPS.map((step) => (
            <li key={step}>{t(`apple.steps.${step}`)}</li>
          ))}
        </ol>
        <Text c="dimmed">{t('apple.read')}</Text>
        <FileUpload hint={t('apple.hint')} />
      </Stack>
    </section>
  )
}

/** Accounts at makers of watches and ergometers, and the phone that has none. */
export function IntegrationsPage() {
  const { t } = useTranslation('integrations')
  const viewer = useViewer()
  const asked = useIntegrations()
  const { data } = asked
  if (viewer.impersonated) return <PageState state="unauthorized" />
  const inClub = can({ level: 'member' }, viewer)
  const shown = data?.data.integrations.filter(({ connection }) => inClub || connection !== null)
  return (
    <Page title={t('title')} subtitle={t('lead')}>
      <Stack gap="lg" maw={760}>
        <JustConnected />
        {data && !inClub && (
          <Alert color="amber" title={t('noClub.title')}>
            {t(shown?.length === 0 ? 'noClub.none' : 'noClub.text')}
          </Alert>
        )}
        {data && inClub && !data.data.allowed && <NotInPlan />}
        {!data && <Waiting for={asked} rows={10} />}
        {shown?.map((integration) => (
          <ProviderSection
            key={integration.provider}
            integration={integration}
            allowed={data?.data.allowed ?? false}
          />
        ))}
        {can(startImport.access, viewer) && <AppleHealth />}
      </Stack>
    </Page>
  )
}

function JustConnected() {
  const { t } = useTranslation('integrations')
  const [search] = useSearchParams()
  const provider = providerFacts(search.get('connected') ?? '')
  if (!provider) return null
  return (
    <Alert
      color="teal"
      role="status"
      icon={<IconCheck />}
      title={t('connected.title', { name: provider.name })}
    >
      {t('connected.text')}
    </Alert>
  )
}

const THIRD_PARTY = 29

function NotInPlan() {
  const { t } = useTranslation('integrations')
  return (
    <Alert color="amber" title={t('plan.title')}>
      <Text size="sm">{t('plan.text')}</Text>
      <Anchor component={Link} to={paths.upgrade(THIRD_PARTY)} size="sm">
        {t('plan.more')}
      </Anchor>
    </Alert>
  )
}
