import { Button, Group, Stack, Text, Title, NativeSelect, Switch } from '@mantine/core'
import { IconFileZip, IconShieldLock, IconUpload } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import {
  clubExports,
  startClubExport,
  KEPT_DAYS,
  planClubExports,
  type ClubData,
  type ClubExport,
} from '#contract/people/club-data.ts'
import { api, invalidate, query } from '../../api/api.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { Page } from '../../ui/Page.tsx'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import { useViewer } from '../../shell/viewer.ts'
import { DataTabs } from './DataTabs.tsx'
import { ExportCard, ExportDownload } from './ExportCard.tsx'
import { ExportContents } from './ExportContents.tsx'
import classes from './club-data.module.css'

type DaysToKeep = (typeof KEPT_DAYS)[number]

/** Whether an export is made by itself in every month, for whom, and how long it is kept. */
function MonthlyExport({ plan }: { plan: ClubData['plan'] }) {
  const { t } = useTranslation('club-data')
  const viewer = useViewer()
  const { mutate, isPending } = useMutation({
    mutationFn: (kept_days: DaysToKeep | null) => api(planClubExports, { body: { kept_days } }),
    onSettled: () => invalidate(clubExports),
  })
  const isMine = plan === null || plan.by.user_id === viewer.user_id
  return (
    <Stack gap="sm" mt="xl">
      <Switch
        label={t('monthly.label')}
        description={isMine ? t('monthly.mine') : t('monthly.other', { by: plan.by.full_name })}
        labelPosition="left"
        checked={plan !== null}
        disabled={isPending}
        onChange={(event) => mutate(event.currentTarget.checked ? KEPT_DAYS[0] : null)}
      />
      {plan && isMine && (
        <NativeSelect
          label={t('monthly.kept')}
          value={plan.kept_days}
          disabled={isPending}
          data={KEPT_DAYS.map((days) => ({
            value: String(days),
            label: t('monthly.days', { count: days }),
          }))}
          onChange={(event) => {
            const chosen = Number(event.currentTarget.value)
            mutate(KEPT_DAYS.find((days) => days === chosen) ?? KEPT_DAYS[0])
          }}
        />
      )}
    </Stack>
  )
}

type FormerExportsProps = { exports: readonly ClubExport[]; plan: ClubData['plan'] }

/** Exports made before, with what protects them, and those that are to come. */
function FormerExports({ exports, plan }: FormerExportsProps) {
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
  const isWithdrawn = state === 'ended' && expires_at === null
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
            : t(isWithdrawn ? 'withdrawn' : 'gone', { by: by.full_name })}
        </Text>
      </div>
      {isThere && <ExportDownload made={made} />}
    </li>
  )
}

const ASK_EVERY_MS = 2000
const isBeingMade = ({ state }: ClubExport) => state === 'queued' || state === 'running'

/** Everything the club has stored, as one file: what is in it, making it, and those made before. */
export function ClubDataPage() {
  const { t } = useTranslation('club-data')
  const asked = useQuery({
    ...query(clubExports),
    refetchInterval: ({ state }) =>
      state.data?.data.exports.some(isBeingMade) ? ASK_EVERY_MS : false,
  })
  const start = useMutation({
    mutationFn: () => api(startClubExport),
    onSettled: () => invalidate(clubExports),
  })
  const data = asked.data?.data
  const busy = data?.exports.some(isBeingMade) ?? true
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      tabs={<DataTabs />}
      action={
        <Button
          leftSection={<IconFileZip size={18} aria-hidden />}
          disabled={busy}
          loading={start.isPending}
          onClick={() => start.mutate()}
        >
          {t('make')}
        </Button>
      }
    >
      {data ? <Exports data={data} /> : <Waiting for={asked} rows={8} />}
    </Page>
  )
}

function Exports({ data: { exports, parts, unseen, plan } }: { data: ClubData }) {
  const [latest, ...former] = exports
  const isShown = latest !== undefined && latest.state !== 'ended'
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        {isShown && <ExportCard made={latest} />}
        <ExportContents
          parts={parts}
          written={latest && isBeingMade(latest) ? latest.parts : []}
          unseen={unseen}
        />
      </div>
      <FormerExports exports={isShown ? former : exports} plan={plan} />
    </div>
  )
}
