import { Button, List, Stack, Text, Title } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { planGate, type PlanGate } from '#contract/platform/billing.ts'
import { FEATURE_IDS, type FeatureId } from '#domain/constants/features.ts'
import { hasPermission } from '#domain/rules/viewer.ts'
import { query } from '../../api/api.ts'
import { paths } from '../../paths/paths.ts'
import { useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { Waiting } from '../../load/Waiting.tsx'
import { Deciders } from './Deciders.tsx'
import { usePlanWords } from '../../shell/plan-words.ts'
import { listSeparator } from '../../format/punctuation.ts'

const featureOf = (text: string | null): FeatureId | undefined =>
  FEATURE_IDS.find((id) => String(id) === text)

/** What the plan of the club lacks, which plans have it, and who can change that. */
export function UpgradePage() {
  const { t } = useTranslation('billing')
  const [search] = useSearchParams()
  const words = usePlanWords()
  const { selected } = useViewer()
  const feature = featureOf(search.get('feature'))
  const asked = useQuery(query(planGate, { query: feature === undefined ? {} : { feature } }))
  const { data } = asked
  const name = feature === undefined ? '' : words.feature(feature)
  const facts = {
    club: selected?.club.name ?? '',
    plan: words.plan(data?.data.plan ?? null),
    feature: name,
  }
  const has = data?.data.missing.length === 0
  return (
    <Page title={has ? t('upgrade.has') : t('upgrade.title')} subtitle={data && lead()}>
      {!data && <Waiting for={asked} />}
      {data && !has && <Lacking gate={data.data} named={feature !== undefined} />}
    </Page>
  )

  function lead() {
    if (has) return feature === undefined ? t('upgrade.whole') : t('upgrade.hasText', facts)
    return feature === undefined ? t('upgrade.leadAll', facts) : t('upgrade.lead', facts)
  }
}

function Lacking({ gate, named }: { gate: PlanGate; named: boolean }) {
  const { t } = useTranslation('billing')
  const words = usePlanWords()
  const decides = hasPermission(useViewer(), 'manage-licences')
  return (
    <Stack gap="xl" maw={720}>
      {!named && (
        <List>
          {gate.missing.map((id) => (
            <List.Item key={id}>{words.feature(id)}</List.Item>
          ))}
        </List>
      )}
      <Stack component="section" gap="sm">
        <Title order={2} size="h3">
          {t('upgrade.plans')}
        </Title>
        {gate.plans.length === 0 && <Text>{t('upgrade.noPlans')}</Text>}
        <List icon={<IconSparkles size={18} aria-hidden />} spacing="sm">
          {gate.plans.map(({ key, features }) => (
            <List.Item key={key}>
              <Text fw={600}>{words.plan(key)}</Text>
              {!named && (
                <Text size="sm" c="dimmed">
                  {t('upgrade.adds', {
                    features: features
                      .filter((id) => gate.missing.includes(id))
                      .map(words.feature)
                      .join(listSeparator()),
                  })}
                </Text>
              )}
            </List.Item>
          ))}
        </List>
      </Stack>
      <Stack component="section" gap="sm">
        <Title order={2} size="h3">
          {t('upgrade.who')}
        </Title>
        {decides ? (
          <Button
            component={Link}
            to={paths.billing(gate.plans[0]?.key)}
            style={{ alignSelf: 'flex-start' }}
          >
            {t('upgrade.toBilling')}
          </Button>
        ) : (
          <Deciders people={gate.deciders} nobody={t('upgrade.whoNobody')} />
        )}
        <Text c="dimmed">{t('upgrade.kept')}</Text>
      </Stack>
    </Stack>
  )
}
