import { Text } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Waiting } from '../../../load/Waiting.tsx'
import { reportScope } from '#domain/rules/reports.ts'
import { useViewer } from '../../../shell/viewer.ts'
import { FilesMenu, ReportFilterBar, ReportFrame } from '../../reports/open.ts'
import type { MorningSpan } from './use-morning-span.ts'

const LISTS = ['squads', 'athletes'] as const

type SpanPageProps = {
  name: 'illness' | 'quality'
  span: MorningSpan
  asked: ComponentProps<typeof Waiting>['for']
  onTake: ComponentProps<typeof FilesMenu>['onTake']
  /** What the report says; nothing while it is not there. */
  children: ReactNode
}

/** A report of several mornings: its days and people, its files, and what it says. */
export function SpanPage({ name, span, asked, onTake, children }: SpanPageProps) {
  const { t } = useTranslation('monitoring-reports')
  const { filters, change, problem } = span
  const seesOthers = reportScope(useViewer(), 'morning-monitoring') !== 'self'
  return (
    <ReportFrame
      title={t(`tabs.${name}`)}
      action={children && <FilesMenu onTake={onTake} />}
      filters={
        <ReportFilterBar
          filters={filters}
          onChange={change}
          problem={problem === 'reversed' ? problem : null}
          seesOthers={seesOthers}
          only={seesOthers ? LISTS : []}
        />
      }
    >
      {problem !== null && <Text role="alert">{t(`illness.${problem}`)}</Text>}
      {problem === null && (children || <Waiting for={asked} rows={10} />)}
      <Text size="sm" c="dimmed">
        {t(`${name}.lead`)}
      </Text>
    </ReportFrame>
  )
}
