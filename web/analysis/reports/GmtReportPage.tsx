import { Text, Group, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  exportGmtReport,
  gmtReportCsv,
  reportGmt,
  exportGmtPieces,
  gmtPieces,
  gmtPiecesCsv,
  type GmtPiece,
} from '#contract/analysis/reports.ts'
import { gmtReport } from '#domain/reports/gmt.ts'
import { PartNotice } from '../../shell/PlanNotice.tsx'
import { query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { ListTable } from '../../list/ListTable.tsx'
import { Waiting } from '../../load/Waiting.tsx'
import { day, figure, percent, text, time, type ListWords } from '../../list/columns.tsx'
import { list, rows } from '../../list/list.tsx'
import { paths } from '../../paths/paths.ts'
import { MedalCrews } from './MedalCrews.tsx'
import { ReportPage } from './ReportPage.tsx'
import { useAskedReport } from './asked-report.ts'
import { PieceFiles } from './PieceFiles.tsx'
import { Unfolding } from './Unfolding.tsx'
import ui from '../../ui/ui.module.css'

/** What a piece is measured by: "M4x 5:58.4 · 2000 m, set on 3 Mar 2026". */
function referenceOf({ reference: of }: GmtPiece, { t, format }: ListWords<'reports'>): string {
  const reference = [
    `${of.class} ${format.resultTime(of.time)}`,
    format.distance(of.distance),
    ...(of.is_own ? [t('gmtPieces.of_crew')] : []),
  ].join(' · ')
  return of.set_on === null
    ? reference
    : t('gmtPieces.since', { reference, day: format.dayOfMonth(of.set_on) })
}

/** The pieces behind percents of gold medal times. */
const medalPieceList = list('reports', 'gmtPieces', rows<GmtPiece>(), {
  id: 'report-gmt-pieces',
  title: ({ t }) => t('gmtPieces.title'),
  columns: {
    date: day(({ date }) => date),
    session: text(({ session }) => session),
    piece: figure(({ place }) => place),
    crew: text(({ name }) => name),
    class: text((piece) => piece.class),
    distance: figure(({ distance }) => distance, undefined, { unit: 'm' }),
    time: time((piece) => piece.time),
    percent: percent((piece) => piece.percent, 1),
    reference: text(({ reference }) => reference.time, { cell: referenceOf }),
  },
  rowKey: ({ result_id, piece }) => `${result_id} ${piece}`,
  sortedBy: '-date',
  href: ({ session_id }) => paths.session(session_id),
  phone: (piece, words) => {
    const { t, format } = words
    const number = piece.place === null ? [] : [t('pieces.number', { number: piece.place })]
    return (
      <Stack gap={4}>
        <Text fw={500}>
          {piece.name} · {format.percent(piece.percent, 1)}
        </Text>
        <Text size="sm" c="dimmed" className={ui.tabular}>
          {[format.day(piece.date), piece.session, ...number].join(' · ')}
        </Text>
        <Text size="sm" c="dimmed" className={ui.tabular}>
          {[format.distance(piece.distance), format.resultTime(piece.time)].join(' · ')}
        </Text>
        <Text size="sm" c="dimmed" className={ui.tabular}>
          {referenceOf(piece, words)}
        </Text>
      </Stack>
    )
  },
})

const FILES = { workbook: exportGmtPieces, csv: gmtPiecesCsv } as const

/** The pieces behind the percents, each with the gold medal time it is measured by. */
function MedalPieces() {
  const { t } = useTranslation('reports')
  return (
    <Unfolding title={t('gmtPieces.title')} show={t('pieces.show')}>
      <PieceList />
    </Unfolding>
  )
}

function PieceList() {
  const { t } = useTranslation('reports')
  const format = useFormat()
  const { against: _against, ...asked } = useAskedReport().query
  const found = useQuery({
    ...query(gmtPieces, { query: asked }),
    placeholderData: keepPreviousData,
  })
  if (!found.data) return <Waiting for={found} rows={5} />
  const { pieces, count, as_of } = found.data.data
  if (count === 0) return <Text size="sm">{t('missing.pieces')}</Text>
  return (
    <Stack gap="sm">
      <Group gap="xs">
        <PieceFiles calls={FILES} />
      </Group>
      <Text size="sm" c="dimmed">
        {[
          `${t('gmtPieces.as_of')} ${format.dayOfMonth(as_of)}`,
          ...(count > pieces.length ? [t('pieces.latest', { number: pieces.length, count })] : []),
        ].join(' · ')}
      </Text>
      <ListTable of={medalPieceList} rows={pieces} />
    </Stack>
  )
}

const CALLS = { show: reportGmt, workbook: exportGmtReport, csv: gmtReportCsv }

/** How fast pieces in boats were, in percent of gold medal speed. */
export function GmtReportPage() {
  const { t } = useTranslation('reports')
  return (
    <ReportPage
      page="gmt"
      report={gmtReport}
      calls={CALLS}
      title={t('titles.gmt')}
      notes={notesOf}
      below={BELOW}
    />
  )
}

const BELOW = (
  <>
    <PartNotice part="paddling-medal-times" />
    <MedalCrews />
    <MedalPieces />
  </>
)

const notesOf = () => <ZonesNote />

function ZonesNote() {
  const { t } = useTranslation('reports')
  return (
    <Text size="sm" c="dimmed">
      {t('gmtZones')}
    </Text>
  )
}
