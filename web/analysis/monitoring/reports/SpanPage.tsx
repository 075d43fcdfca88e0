import { Text } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Waiting } from '../../../load/Waiting.tsx'
import { Page } from '../../../ui/Page.tsx'
import { FilesMenu } from '../../reports/open.ts'
import { MorningTabs } from './MorningTabs.tsx'
import { SpanFilters } from './SpanFilters.tsx'
import type { MorningSpan } from './use-morning-span.ts'

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
  const { filters, change, set, problem } = span
  return (
    <Page
      title={t(`tabs.${name}`)}
      subtitle={t(`${name}.lead`)}
      action={children && <FilesMenu onTake={onTake} />}
      tabs={<MorningTabs />}
      filters={<SpanFilters filters={filters} change={change} problem={problem} />}
      filtersSet={set}
    >
      {problem !== null && <Text role="alert">{t(`illness.${problem}`)}</Text>}
      {problem === null && (children || <Waiting for={asked} rows={10} />)}
    </Page>
  )
}
