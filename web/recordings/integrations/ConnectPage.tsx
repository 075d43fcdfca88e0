import { Alert, Anchor, Button, Group, Stack, Text, Title } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useLocation, useSearchParams } from 'react-router'
import { finishConnecting, startConnecting } from '#contract/recordings/integrations.ts'
import { PROVIDERS, type ProviderFacts } from '#domain/constants/providers.ts'
import { api } from '../../api/api.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { refresh, useIntegrations } from './queries.ts'

/** Says what is shared, leads to the provider, and takes up who comes back from there. */
export function ConnectPage() {
  const { t } = useTranslation('integrations')
  const { pathname } = useLocation()
  const { impersonated } = useViewer()
  const [search] = useSearchParams()
  const facts = PROVIDERS.find(({ page }) => page === pathname.replace(/\/+$/, ''))
  if (!facts) return <PageState state="not-found" />
  if (impersonated) return <PageState state="unauthorized" />
  const state = search.get('state')
  return (
    <Page
      title={t('page.title', { name: facts.name })}
      subtitle={t('page.lead', { name: facts.name })}
    >
      <Stack gap="lg" maw={640} align="stretch">
        {state === null ? (
          <Explanation facts={facts} />
        ) : (
          <ComingBack key={state} facts={facts} state={state} />
        )}
        <Anchor component={Link} to={paths.integrations()}>
          {t('page.back')}
        </Anchor>
      </Stack>
    </Page>
  )
}

function Explanation({ facts }: { facts: ProviderFacts }) {
  const { t } = useTranslation('integrations')
  const { selected } = useViewer()
  const asked = useIntegrations()
  const { data } = asked
  const { key, name, owner_only } = facts
  const integration = data?.data.integrations.find(({ provider }) => provider === key)
  const texts = [
    { title: t('page.shared'), text: t('page.sharedText') },
    owner_only
      ? { title: t('page.where'), text: t('ownerOnly', { name }) }
      : { title: t('page.where'), text: t('page.whereText', { club: selected?.club.name ?? '' }) },
    { title: t('page.end'), text: t('page.endText', { name }) },
  ]
  return (
    <>
      <Text>{t(`what.${key}`)}</Text>
      {texts.map(({ title, text }) => (
        <section key={title}>
          <Title order={2} size="h5">
            {title}
          </Title>
          <Text>{text}</Text>
        </section>
      ))}
      {!data && <Waiting for={asked} rows={1} part />}
      {integration && !integration.available && (
        <Alert color="amber">{t('notSetUp', { name })}</Alert>
      )}
      {data && !data.data.allowed && <Alert color="amber">{t('plan.title')}</Alert>}
      {integration?.connection?.state === 'connected' && (
        <Alert color="teal">{t('page.already', { name })}</Alert>
      )}
      {integration?.available && data?.data.allowed && (
        <Start facts={facts} again={integration.connection !== null} />
      )}
    </>
  )
}

function Start({
  facts: { key: provider, name },
  again,
}: {
  facts: ProviderFacts
  again: boolean
}) {
  const { t } = useTranslation('integrations')
  const start = useMutation({
    mutationFn: () => api(startConnecting, { params: { provider } }),
    onSuccess: ({ data }) => window.location.assign(data.url),
  })
  return (
    <Group>
      <Button
        variant={again ? 'default' : 'filled'}
        loading={start.isPending || start.isSuccess}
        onClick={() => start.mutate()}
      >
        {t('page.go', { name })}
      </Button>
    </Group>
  )
}

/** The returned code works only once, so it is cached by its state and survives a second render. */
function ComingBack({ facts, state }: { facts: ProviderFacts; state: string }) {
  const { t } = useTranslation('integrations')
  const { key: provider, name, page } = facts
  const [search] = useSearchParams()
  const { data, isError } = useQuery({
    queryKey: ['finish-connecting', provider, state],
    queryFn: async () => {
      const part = (key: 'code' | 'error' | 'scope') => {
        const value = search.get(key)
        return value === null ? {} : { [key]: value }
      }
      const body = { state, ...part('code'), ...part('error'), ...part('scope') }
      const { data: answer } = await api(finishConnecting, { params: { provider }, body })
      await refresh()
      return answer
    },
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (data?.outcome === 'connected') return <Navigate to={paths.integrations(provider)} replace />
  const outcome = isError ? 'failed' : data?.outcome
  if (outcome === undefined) return <Text role="status">{t('page.finishing', { name })}</Text>
  return (
    <Alert
      color={outcome === 'declined' ? 'gray' : 'amber'}
      role="alert"
      title={t(`outcome.${outcome}.title`)}
    >
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{t(`outcome.${outcome}.text`, { name })}</Text>
        <Button component={Link} to={page} replace variant="default">
          {t('page.again')}
        </Button>
      </Stack>
    </Alert>
  )
}
