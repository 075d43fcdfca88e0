import { IconStars } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import {
  exportTrainingQuality,
  trainingQuality,
  trainingQualityCsv,
} from '#contract/analysis/monitoring-reports.ts'
import { download, query } from '../../../api/api.ts'
import { PageState } from '../../../ui/PageState.tsx'
import { QualityTable } from './QualityTable.tsx'
import { SpanPage } from './SpanPage.tsx'
import { useMorningSpan } from './use-morning-span.ts'

const FILES = { workbook: exportTrainingQuality, csv: trainingQualityCsv } as const

/** How training was, in the words of the morning after, beside plan and feeling. */
export function QualityPage() {
  const span = useMorningSpan()
  const found = useQuery({ ...query(trainingQuality, { query: span.asked }), ...span.options })
  const athletes = found.data?.data.athletes
  return (
    <SpanPage
      name="quality"
      span={span}
      asked={found}
      onTake={(file) => download(FILES[file], { query: span.asked })}
    >
      {athletes && <Answer athletes={athletes} />}
    </SpanPage>
  )
}

function Answer({ athletes }: ComponentProps<typeof QualityTable>) {
  const { t } = useTranslation('monitoring-reports')
  if (athletes.length > 0) return <QualityTable athletes={athletes} />
  return (
    <PageState
      state="empty"
      icon={<IconStars />}
      title={t('quality.empty')}
      text={t('quality.emptyText')}
    />
  )
}
