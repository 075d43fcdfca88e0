import { Stack, Text, Title } from '@mantine/core'
import { IconStethoscope } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  exportHealthReport,
  healthReport,
  healthReportCsv,
  type HealthReport,
} from '#contract/analysis/monitoring-reports.ts'
import type { HealthReason } from '#domain/constants/statuses.ts'
import { download, query } from '../../../api/api.ts'
import { useFormat } from '../../../format/format.ts'
import { NO_DATA } from '../../../format/no-data.ts'
import { KeyFigures } from '../../../ui/KeyFigures.tsx'
import { PageState } from '../../../ui/PageState.tsx'
import { HealthLegend } from './HealthStrip.tsx'
import { IllnessTable } from './IllnessTable.tsx'
import classes from './monitoring-reports.module.css'
import { SpanPage } from './SpanPage.tsx'
import { useMorningSpan } from './use-morning-span.ts'
import { colon } from '../../../format/punctuation.ts'

const FILES = { workbook: exportHealthReport, csv: healthReportCsv } as const

/** Who was ill or injured when, how many days that took, and why. */
export function IllnessPage() {
  const span = useMorningSpan()
  const found = useQuery({ ...query(healthReport, { query: span.asked }), ...span.options })
  const report = found.data?.data
  return (
    <SpanPage
      name="illness"
      span={span}
      asked={found}
      onTake={(file) => download(FILES[file], { query: span.asked })}
    >
      {report && <Answer report={report} />}
    </SpanPage>
  )
}

function Answer({ report }: { report: HealthReport }) {
  const { t } = useTranslation('monitoring-reports')
  if (report.athletes.length === 0)
    return (
      <PageState
        state="empty"
        icon={<IconStethoscope />}
        title={t('illness.empty')}
        text={t('illness.emptyText')}
      />
    )
  if (report.until < report.start_date) return <Text>{t('illness.noneYet')}</Text>
  return (
    <Stack gap="lg">
      <Totals report={report} />
      <IllnessTable report={report} />
      <HealthLegend />
      <Reasons reasons={report.reasons} />
    </Stack>
  )
}

function Totals({ report: { athletes, availability } }: { report: HealthReport }) {
  const { t } = useTranslation('monitoring-reports')
  const format = useFormat()
  const sum = (read: (athlete: HealthReport['athletes'][number]) => number) =>
    format.number(athletes.reduce((total, athlete) => total + read(athlete), 0))
  return (
    <KeyFigures
      figures={[
        {
          name: 'availability',
          label: t('illness.availability'),
          value: availability === null ? NO_DATA : format.percent(availability, 1),
          note: t('illness.availabilityHint'),
        },
        { name: 'lost', label: t('illness.lost'), value: sum(({ lost }) => lost) },
        {
          name: 'episodes',
          label: t('illness.episodes'),
          value: sum(({ episodes }) => episodes.length),
        },
        {
          name: 'unknown',
          label: t('illness.unknown'),
          value: sum(({ unknown }) => unknown),
          note: t('illness.unknownHint'),
        },
      ]}
    />
  )
}

function Reasons({ reasons }: Pick<HealthReport, 'reasons'>) {
  const { t } = useTranslation('monitoring-reports')
  const nameOf = (reason: string) =>
    reason === 'none'
      ? t('illness.noReason')
      : t(`healthReasons.${reason as HealthReason}` as const)
  if (reasons.length === 0) return null
  return (
    <Stack component="section" gap="xs">
      <Title order={2}>{t('illness.reasons')}</Title>
      <ul className={classes.list}>
        {reasons.map(({ reason, episodes, days }) => (
          <li key={reason}>
            {`${nameOf(reason)}${colon()}${t('illness.reasonLine', {
              episodes: t('illness.episodeCount', { count: episodes }),
              days: t('illness.days', { count: days }),
            })}`}
          </li>
        ))}
      </ul>
    </Stack>
  )
}
