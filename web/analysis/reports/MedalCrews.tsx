import { Group, Stack, Text, Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  exportGmtCrews,
  gmtCrews,
  gmtCrewsCsv,
  type GmtCrew,
} from '#contract/analysis/reports-crews.ts'
import { gmtReport } from '#domain/reports/gmt.ts'
import type { Parts } from '#domain/reports/parts.ts'
import type { Period, ReportPeriod } from '#domain/reports/report.ts'
import { query } from '../../api/api.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useAskedReport } from './asked-report.ts'
import { PieceFiles } from './PieceFiles.tsx'
import { PhoneLine } from './PhoneLine.tsx'
import classes from './reports.module.css'
import { useReportColumns, type RowReading } from './use-report-columns.tsx'
import { usePeriodWord } from './use-seasons.ts'
import { usePeriodWriter } from './use-report-words.ts'

const FILES = { workbook: exportGmtCrews, csv: gmtCrewsCsv } as const

/** Crews and singles as lines, each piece of a boat once. */
export function MedalCrews() {
  const { t } = useTranslation('reports')
  const { against: _against, ...asked } = useAskedReport().query
  const found = useQuery({
    ...query(gmtCrews, { query: asked }),
    placeholderData: keepPreviousData,
  })
  const answer = found.data?.data
  return (
    <Stack gap="sm" mt="xl" align="stretch">
      <Group justify="space-between">
        <Title order={2} size="h4">
          {t('gmtCrews.title')}
        </Title>
        {answer?.total && (
          <Group gap="xs">
            <PieceFiles calls={FILES} />
          </Group>
        )}
      </Group>
      {!answer && <Waiting for={found} rows={5} part />}
      {answer && !answer.total && <Text c="dimmed">{t('gmtCrews.none')}</Text>}
      {answer?.total && <Crews crews={answer.crews} by={answer.by} total={answer.total} />}
    </Stack>
  )
}

type CrewsProps = { crews: readonly GmtCrew[]; by: Period; total: Parts }

function Crews({ crews, by, total }: CrewsProps) {
  const { t } = useTranslation('reports')
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const reading = useMemo(
    (): RowReading<GmtCrew> => ({
      nameOf: ({ name }) => name,
      partsOf: (crew) => crew.total,
      // A session of two crews counts once in the sum, as their pieces do.
      sumOf: () => total,
    }),
    [total],
  )
  const figures = useReportColumns(gmtReport, t('gmtCrews.crew'), reading)
  const columns = useMemo(() => {
    const [name, ...others] = figures
    const of = { key: 'class', header: t('gmtPieces.class'), value: (crew: GmtCrew) => crew.class }
    return name ? [name, of, ...others] : []
  }, [figures, t])
  const isOpen = (crew: GmtCrew) => opened.has(CREW_KEY(crew))
  const toggle = (crew: GmtCrew) => {
    const key = CREW_KEY(crew)
    setOpened(
      (now) => new Set(now.has(key) ? [...now].filter((one) => one !== key) : [...now, key]),
    )
  }
  return (
    <>
      <DataTable
        id="report-gmt-crews"
        label={t('gmtCrews.title')}
        columns={columns}
        rows={crews}
        rowKey={CREW_KEY}
        sortedBy={BY_CLASS}
        columnChoice={false}
        onOpen={toggle}
        unfolding={{
          isOpen,
          render: (crew) => <CrewPeriods crew={crew} by={by} />,
        }}
        renderPhoneRow={(crew) => (
          <PhoneLine
            report={gmtReport}
            name={`${crew.name} · ${crew.class}`}
            parts={crew.total}
            earlier={null}
            open={isOpen(crew)}
          />
        )}
      />
      <Text size="sm" c="dimmed">
        {t('gmtCrews.once')}
      </Text>
    </>
  )
}

const CREW_KEY = ({ key }: GmtCrew) => key
const BY_CLASS = { key: 'class' } as const
const PERIOD = ({ period }: ReportPeriod) => period
const PERIODS_READ: RowReading<ReportPeriod> = { nameOf: PERIOD, partsOf: ({ parts }) => parts }

/** How a crew did over time. */
function CrewPeriods({ crew, by }: { crew: GmtCrew; by: Period }) {
  const { t } = useTranslation('reports')
  const write = usePeriodWriter(by)
  const wordOf = usePeriodWord()
  const columns = useReportColumns(gmtReport, wordOf(by), PERIODS_READ, {
    writeName: write,
  })
  return (
    <div className={classes.inside}>
      <DataTable
        id="report-gmt-crews-periods"
        label={t('periodsOf', { name: crew.name })}
        columns={columns}
        rows={crew.periods}
        rowKey={PERIOD}
        sortable={false}
        columnChoice={false}
        renderPhoneRow={({ period, parts }) => (
          <PhoneLine report={gmtReport} name={write(period)} parts={parts} earlier={null} />
        )}
      />
    </div>
  )
}
