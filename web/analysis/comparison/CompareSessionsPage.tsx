import { ActionIcon, Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { comparableSessions } from '#contract/analysis/comparison.ts'
import { reportScope } from '#domain/rules/reports.ts'
import { query } from '../../api/api.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { usePhone } from '../../ui/use-phone.ts'
import { useSearchParam } from '../../ui/use-search-param.ts'
import {
  ReportFilterBar,
  ReportFrame,
  spanProblem,
  useReportFilters,
  writeLists,
} from '../reports/open.ts'
import { lastComparison } from './last-comparison.ts'
import { SessionChooser } from './SessionChooser.tsx'

/** The sessions that somebody recorded, to be ticked and laid over each other. */
export function CompareSessionsPage() {
  const { t } = useTranslation('comparison')
  const viewer = useViewer()
  const phone = usePhone()
  const { filters, change } = useReportFilters()
  const [search, choose] = useSearchParam()
  const [last] = useState(lastComparison)
  const typed = search.get('name') ?? ''
  const name = typed.trim()
  const problem = spanProblem(filters)
  const { start_date, end_date } = filters
  const found = useQuery({
    ...query(comparableSessions, {
      query: { start_date, end_date, ...writeLists(filters), ...(name !== '' && { name }) },
    }),
    enabled: problem === null,
    placeholderData: keepPreviousData,
  })
  const answer = found.data?.data
  return (
    <ReportFrame
      title={t('title')}
      action={
        last !== null &&
        (phone ? (
          <ActionIcon
            component={Link}
            to={last}
            variant="default"
            aria-label={t('choose.last')}
            title={t('choose.last')}
          >
            <IconHistory size={18} />
          </ActionIcon>
        ) : (
          <Button
            component={Link}
            to={last}
            variant="default"
            leftSection={<IconHistory size={18} />}
          >
            {t('choose.last')}
          </Button>
        ))
      }
      filters={
        <ReportFilterBar
          filters={filters}
          onChange={change}
          problem={problem}
          seesOthers={reportScope(viewer, 'comparison') !== 'self'}
          find={{
            label: t('choose.namePlaceholder'),
            value: typed,
            onChange: (next) => choose({ name: next }),
          }}
        />
      }
    >
      {problem === null && !answer && <Waiting for={found} rows={8} />}
      {problem === null && answer && <SessionChooser found={answer} />}
    </ReportFrame>
  )
}
