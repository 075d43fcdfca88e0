import { Alert, Badge, Button, Group, Stack, Text, Title, Switch } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useMutation } from '@tanstack/react-query'
import {
  disconnect,
  changeIntegration,
  type Connection,
  type Integration,
} from '#contract/recordings/integrations.ts'
import { providerFacts, type ProviderFacts } from '#domain/constants/providers.ts'
import { api } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { notify } from '../../shell/notices.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { Backfill } from './Backfill.tsx'
import { FoundWorkouts } from './FoundWorkouts.tsx'
import { ModeChoice } from './ModeChoice.tsx'
import { refresh } from './queries.ts'
import classes from './integrations.module.css'

type SendingChoiceProps = { facts: ProviderFacts; sends: boolean }

/** Whether planned sessions go to the account, for providers that take any. */
function SendingChoice({ facts: { key: provider, name }, sends }: SendingChoiceProps) {
  const { t } = useTranslation('integrations')
  const change = useMutation({
    mutationFn: (sends_workouts: boolean) =>
      api(changeIntegration, { params: { provider }, body: { sends_workouts } }),
    onSuccess: refresh,
  })
  return (
    <Switch
      label={t('sending.label', { name })}
      description={t('sending.text')}
      checked={change.isPending ? change.variables : sends}
      onChange={({ currentTarget }) => change.mutate(currentTarget.checked)}
    />
  )
}

type ProviderSectionProps = { integration: Integration; allowed: boolean }

/** One provider: what it brings, whether it is connected, and all that can be set about it. */
export function ProviderSection({ integration, allowed }: ProviderSectionProps) {
  const { t } = useTranslation('integrations')
  const id = useId()
  const facts = providerFacts(integration.provider)
  if (!facts) return null
  const { connection, available } = integration
  const state = connection?.state ?? 'notConnected'
  return (
    <section aria-labelledby={id} className={classes.section}>
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Title order={2} size="h3" id={id}>
            {facts.name}
          </Title>
          {connection && (
            <Badge
              variant="light"
              color={state === 'needs-you' ? 'amber' : 'teal'}
              c="var(--mantine-color-text)"
              size="lg"
              tt="none"
            >
              {t(`state.${state}`)}
            </Badge>
          )}
        </Group>
        {connection ? (
          <Connected facts={facts} connection={connection} allowed={allowed} />
        ) : (
          <NotConnected facts={facts} available={available} allowed={allowed} />
        )}
      </Stack>
    </section>
  )
}

function NotConnected({
  facts,
  available,
  allowed,
}: {
  facts: ProviderFacts
  available: boolean
  allowed: boolean
}) {
  const { t } = useTranslation('integrations')
  const { name, key, page } = facts
  return (
    <>
      <Text>{t(`what.${key}`)}</Text>
      {!available && <Text c="dimmed">{t('notSetUp', { name })}</Text>}
      {available && allowed && (
        <Button component={Link} to={page} variant="default" style={{ alignSelf: 'flex-start' }}>
          {t('connect', { name })}
        </Button>
      )}
    </>
  )
}

/** If the plan does not allow it any more, it can still be switched off and ended. */
function Connected({
  facts,
  connection,
  allowed,
}: {
  facts: ProviderFacts
  connection: Connection
  allowed: boolean
}) {
  const { t } = useTranslation('integrations')
  const { name, key: provider } = facts
  const { error, state, counts } = connection
  return (
    <>
      <Standing connection={connection} />
      {error !== null && (
        <Alert color="amber" role="status">
          <Stack gap="sm" align="flex-start">
            <Text size="sm">{t(`errors.${error}`, { name })}</Text>
            {state === 'needs-you' && allowed && (
              <Button component={Link} to={facts.page} variant="default">
                {t('reconnect')}
              </Button>
            )}
          </Stack>
        </Alert>
      )}
      {facts.owner_only && (
        <Text size="sm" c="dimmed">
          {t('ownerOnly', { name })}
        </Text>
      )}
      <ModeChoice facts={facts} mode={connection.import_mode} />
      {facts.takes_workouts && (allowed || connection.sends_workouts) && (
        <SendingChoice facts={facts} sends={connection.sends_workouts} />
      )}
      {allowed && counts.proposed > 0 && <FoundWorkouts provider={provider} state="proposed" />}
      {allowed && counts.failed > 0 && <FoundWorkouts provider={provider} state="failed" />}
      {allowed && state === 'connected' && connection.import_mode !== 'off' && (
        <Backfill facts={facts} connection={connection} />
      )}
      <Disconnect facts={facts} />
    </>
  )
}

function Standing({
  connection: { club_id, connected_at, last_sync_at, counts },
}: {
  connection: Connection
}) {
  const { t } = useTranslation('integrations')
  const format = useFormat()
  const { memberships } = useViewer()
  const club =
    memberships.length > 1
      ? memberships.find((membership) => membership.club_id === club_id)?.club.name
      : undefined
  const facts = [
    club === undefined ? null : t('intoClub', { club }),
    last_sync_at === null
      ? t('since', { when: format.within.dateTime(connected_at) })
      : t('lastSync', { when: format.within.dateTime(last_sync_at) }),
    counts.fetched === 0 ? t('never') : t('fetched', { count: counts.fetched }),
    counts.queued === 0 ? null : t('waiting', { count: counts.queued }),
  ]
  return (
    <Text size="sm" c="dimmed">
      {facts.filter((fact) => fact !== null).join(' · ')}
    </Text>
  )
}

function Disconnect({ facts: { key: provider, name, owner_only } }: { facts: ProviderFacts }) {
  const { t } = useTranslation('integrations')
  const confirm = useConfirm()
  const ask = async () => {
    const text = owner_only
      ? t('disconnect.textOwnerOnly', { name })
      : provider === 'concept2'
        ? t('disconnect.textConcept2')
        : t('disconnect.text')
    const decision = {
      title: t('disconnect.title', { name }),
      text,
      confirm: t('disconnect.action'),
      dangerous: true,
    }
    if (!(await confirm(decision))) return
    await api(disconnect, { params: { provider } })
    notify('success', t('disconnect.done', { name }))
    await refresh()
  }
  return (
    <Button
      variant="outline"
      color="red"
      aria-label={t('disconnect.title', { name })}
      style={{ alignSelf: 'flex-start' }}
      onClick={() => void ask()}
    >
      {t('disconnect.action')}
    </Button>
  )
}
