import { Stack, Text } from '@mantine/core'
import type { GmtPiece } from '#contract/analysis/reports.ts'
import { day, figure, percent, text, time, type ListWords } from '../../list/columns.tsx'
import { list, rows } from '../../list/list.tsx'
import { paths } from '../../paths/paths.ts'
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
export const medalPieceList = list('reports', 'gmtPieces', rows<GmtPiece>(), {
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
