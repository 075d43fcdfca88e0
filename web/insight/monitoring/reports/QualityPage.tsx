import { IconStars } from '@tabler/icons-react'
import { Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  exportTrainingQuality,
  trainingQuality,
  trainingQualityCsv,
} from '#contract/insight/monitoring-reports.ts'
import { download, query } from '../../../api.ts'
import { Waiting } from '../../../load/Waiting.tsx'
import { Page } from '../../../ui/Page.tsx'
import { PageState } from '../../../ui/PageState.tsx'
import { FilesMenu } from '../../reports/open.ts'
import { MorningTabs } from './MorningTabs.tsx'
import { QualityTable } from './QualityTable.tsx'
import { SpanFilters } from './SpanFilters.tsx'
import { useMorningSpan } from './use-morning-span.ts'

const FILES = { workbook: exportTrainingQuality, csv: trainingQualityCsv } as const

/** How training was, in the words of the morning after, beside plan and feeling. */
export function QualityPage() {
  const { t } = useTranslation('monitoring-reports')
  const { filters, change, set, problem, asked } = useMorningSpan()
  const found = useQuery({
    ...query(trainingQuality, { query: asked }),
    enabled: problem === null,
    placeholderData: keepPreviousData,
  })
  const report = found.data?.data
  return (
    <Page
      title={t('tabs.quality')}
      subtitle={t('quality.lead')}
      action={report && <FilesMenu onTake={(file) => download(FILES[file], { query: asked })} />}
      tabs={<MorningTabs />}
      filters={<SpanFilters filters={filters} change={change} problem={problem} />}
      filtersSet={set}
    >
      {problem !== null && <Text role="alert">{t(`illness.${problem}`)}</Text>}
      {problem === null && !report && <Waiting for={found} rows={10} />}
      {problem === null && report && report.athletes.length === 0 && (
        <PageState
          state="empty"
          icon={<IconStars />}
          title={t('quality.empty')}
          text={t('quality.emptyText')}
        />
      )}
      {problem === null && report && report.athletes.length > 0 && (
        <QualityTable athletes={report.athletes} />
      )}
    </Page>
  )
}
