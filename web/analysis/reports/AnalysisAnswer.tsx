import { Stack, Text, Title } from '@mantine/core'
import { IconChartDots } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Analysis } from '#contract/analysis/reports-analysis.ts'
import { strengthOf } from '#domain/reports/correlation.ts'
import type { PeopleGroup } from '#domain/reports/report.ts'
import { useFormat } from '../../format/format.ts'
import { NO_DATA } from '../../format/no-data.ts'
import { paths } from '../../paths/paths.ts'
import { PageState } from '../../ui/PageState.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { AnalysisPicture } from './AnalysisPicture.tsx'
import { AnalysisPointLine } from './AnalysisPointLine.tsx'
import { pointKey, useAnalysisPoints, type NamedPoint } from './use-analysis-points.ts'
import { useAnalysisColumns } from './use-analysis-columns.tsx'
import { colon, sentences } from '../../format/punctuation.ts'

type AnalysisAnswerProps = { analysis: Analysis; mark: PeopleGroup | null }

/** How two figures go together: in words, as a picture, and point by point. */
export function AnalysisAnswer({ analysis, mark }: AnalysisAnswerProps) {
  const { t } = useTranslation('reports')
  const points = useAnalysisPoints(analysis)
  const columns = useAnalysisColumns(analysis, points)
  const { by, count, left_out } = analysis
  const words = useCorrelationWords(analysis, points.x.label, points.y.label)
  const leftOut = left_out > 0 ? t('analysis.leftOut', { count: left_out }) : ''
  const slower = [points.x, points.y]
    .filter(({ kind }) => kind === 'time')
    .map(({ label }) => t('analysis.slower', { figure: label }))
  if (count === 0)
    return (
      <PageState
        state="empty"
        icon={<IconChartDots />}
        title={t('analysis.empty')}
        text={sentences([t('analysis.emptyText'), leftOut])}
      />
    )
  const shown = points.rows.length
  return (
    <Stack gap="xl">
      <Stack gap={4}>
        <Text fw={500}>{words}</Text>
        <Text size="sm" c="dimmed">
          {sentences([
            leftOut,
            count > shown ? t('analysis.first', { number: shown, count }) : '',
            ...(analysis.r === null ? [] : [...slower, t('analysis.caution')]),
          ])}
        </Text>
      </Stack>
      <AnalysisPicture analysis={analysis} points={points} mark={mark} summary={words} />
      <Stack gap="sm">
        <Title order={2} size="h4">
          {t('analysis.table')}
        </Title>
        <DataTable
          id="report-analysis"
          label={t('analysis.table')}
          columns={columns}
          rows={points.rows}
          rowKey={pointKey}
          {...(by === 'session' && { href: sessionOf })}
          renderPhoneRow={(point) => <AnalysisPointLine point={point} points={points} />}
        />
      </Stack>
    </Stack>
  )
}

const sessionOf = ({ period }: NamedPoint) => paths.session(Number(period))

/** The correlation and what it means, or a dash with the reason. */
function useCorrelationWords({ r, missing, count }: Analysis, x: string, y: string): string {
  const { t } = useTranslation('reports')
  const format = useFormat()
  const number = t('analysis.count', { count })
  if (r === null)
    return `${number} · r ${NO_DATA}${colon()}${t(`analysis.missing.${missing ?? 'few'}`, { x, y })}`
  const strength = strengthOf(r)
  const meaning = [
    t(`analysis.strengths.${strength}`),
    ...(strength === 'none' ? [] : [t(r > 0 ? 'analysis.rising' : 'analysis.falling', { x, y })]),
  ]
  return `${number} · r = ${format.number(r, 2).replace('-', '−')}${colon()}${sentences(meaning)}`
}
