import { Group, Stack, Text, Title, NativeSelect } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Recording } from '#contract/recordings/telemetry.ts'
import { sentenceGap, sentences } from '../../format/punctuation.ts'
import type { DataColumn } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { onScheme } from '../../ui/theme-colours.ts'
import { Judged } from './Judged.tsx'
import type { Line } from './lines.ts'
import type { StrokeSpan } from './queries.ts'
import { useQuantities, type Quantities } from './quantity-format.ts'
import { FIELD_OF, seatRows, standardKey, type SeatRow } from './seat-means.ts'
import { SeatExport } from './SeatExport.tsx'
import { OF_BOAT, QUANTITIES, type Quantity, type StrokeTable } from './stroke-table.ts'
import { useTelemetrySearch } from './use-telemetry-search.ts'
import { NO_STANDARD, useStandards } from './use-standards.ts'
import ui from '../../ui/ui.module.css'

/** What a seat is compared with, kept in the address. */
function useGivenStandards() {
  const [{ standards }, change] = useTelemetrySearch()
  const of = (line: Line) => standards.get(standardKey(line)) ?? NO_STANDARD
  const give = (lines: readonly Line[], id: number) => {
    const next = new Map([...standards, ...lines.map((line) => [standardKey(line), id] as const)])
    change({ standards: new Map([...next].filter(([, standard]) => standard !== NO_STANDARD)) })
  }
  return { of, give }
}

function StandardOfSeat({ line, labelled = false }: { line: Line; labelled?: boolean }) {
  const { t } = useTranslation('telemetry')
  const { of, give } = useGivenStandards()
  const options = useStandards()
  return (
    <NativeSelect
      {...(labelled
        ? { label: t('table.standard') }
        : { 'aria-label': t('table.standardOf', { name: line.short }) })}
      miw={170}
      value={String(of(line))}
      onChange={(event) => give([line], Number(event.currentTarget.value))}
      data={options}
    />
  )
}

/** One standard for every seat on show; none where they differ. */
function StandardOfAll({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('telemetry')
  const { of, give } = useGivenStandards()
  const options = useStandards()
  const [given = NO_STANDARD, ...others] = new Set(lines.map(of))
  return (
    <NativeSelect
      label={t('table.all')}
      value={String(others.length === 0 ? given : NO_STANDARD)}
      onChange={(event) => give(lines, Number(event.currentTarget.value))}
      data={options}
    />
  )
}

type SeatTableProps = {
  recording: Recording
  table: StrokeTable
  lines: readonly Line[]
  boat: Line
  span: StrokeSpan
}

/** What a standard speaks of first; what all seats share last. */
const ORDER = [
  ...QUANTITIES.filter((quantity) => FIELD_OF[quantity]),
  ...QUANTITIES.filter((quantity) => !FIELD_OF[quantity]),
].toSorted((a, b) => Number(OF_BOAT.includes(a)) - Number(OF_BOAT.includes(b)))

/** Means of the stretch seat by seat, each beside the standard chosen for it. */
export function SeatTable({ recording, table, lines, boat, span }: SeatTableProps) {
  const { t } = useTranslation('telemetry')
  const [{ standards }] = useTelemetrySearch()
  const quantities = useQuantities()
  const given = [...standards].map((pair) => pair.join(':')).join()
  const rows = useMemo(() => {
    const wanted = new Map(
      given.split(',').map((pair) => pair.split(':').map(Number) as [number, number]),
    )
    const withBoat = lines.some(({ place }) => place !== 'rower') ? [...lines, boat] : lines
    return seatRows(table, withBoat, span, wanted)
  }, [table, lines, boat, span, given])
  const known = useMemo(
    () => ORDER.filter((quantity) => rows.some(({ line }) => table.values(quantity, line.place))),
    [rows, table],
  )
  const columns = useMemo(
    () =>
      columnsOf(known, quantities, {
        who: t('table.who'),
        standard: t('table.standard'),
        strokes: t('table.strokes'),
      }),
    [known, quantities, t],
  )
  return (
    <Stack gap="sm" component="section" aria-label={t('table.title')}>
      <Title order={2} size="h4">
        {t('table.title')}
      </Title>
      <Group justify="space-between" align="flex-end" gap="sm">
        {lines.length > 1 ? <StandardOfAll lines={lines} /> : <span />}
        <SeatExport table={table} lines={lines} span={span} rows={rows} known={known} />
      </Group>
      <DataTable
        id="telemetry-means"
        label={t('table.title')}
        columns={columns}
        rows={rows}
        rowKey={({ line }) => String(line.place)}
        sortable={false}
        columnChoice={false}
        renderPhoneRow={(row) => <PhoneSeat row={row} known={known} quantities={quantities} />}
      />
      <Text size="xs" c="dimmed">
        {sentences([t('table.counted'), t('table.typical')])}
        {recording.slip_threshold !== null &&
          sentenceGap() +
            t('table.slips', { force: `${quantities.write('force', recording.slip_threshold)} N` })}
      </Text>
    </Stack>
  )
}

type Heads = { who: string; standard: string; strokes: string }

function columnsOf(
  known: readonly Quantity[],
  quantities: Quantities,
  heads: Heads,
): DataColumn<SeatRow>[] {
  return [
    {
      key: 'seat',
      header: heads.who,
      value: ({ line }) => line.name,
      cell: ({ line }) => <LineName line={line} />,
      width: 190,
    },
    {
      key: 'standard',
      header: heads.standard,
      value: ({ standard }) => standard,
      cell: ({ line }) => line.place !== 'boat' && <StandardOfSeat line={line} />,
      width: 190,
    },
    { key: 'strokes', header: heads.strokes, value: ({ strokes }) => strokes, figure: true },
    ...known.map((quantity) => ({
      key: quantity,
      header: quantities.name(quantity),
      unit: quantities.unit(quantity),
      value: ({ values }: SeatRow) => values[quantity],
      cell: (row: SeatRow) => <MeanCell row={row} quantity={quantity} quantities={quantities} />,
      figure: true,
    })),
  ]
}

const LineName = ({ line: { name, colour } }: { line: Line }) => (
  <span style={{ color: onScheme(colour.light, colour.dark), fontWeight: 650 }}>{name}</span>
)

type MeanCellProps = { row: SeatRow; quantity: Quantity; quantities: Quantities }

function MeanCell({ row, quantity, quantities }: MeanCellProps) {
  const { t } = useTranslation('telemetry')
  const field = FIELD_OF[quantity]
  const judgement = field && row.judgements[field]
  return (
    <Stack gap={2} align="flex-end">
      {quantities.write(quantity, row.values[quantity])}
      {judgement && (
        <Judged
          judgement={judgement}
          target={t('table.target', { value: `${judgement.target} ${quantities.unit(quantity)}` })}
        />
      )}
    </Stack>
  )
}

type PhoneSeatProps = { row: SeatRow; known: readonly Quantity[]; quantities: Quantities }

function PhoneSeat({ row, known, quantities }: PhoneSeatProps) {
  return (
    <Stack gap="xs">
      <LineName line={row.line} />
      {row.line.place !== 'boat' && <StandardOfSeat line={row.line} labelled />}
      {known
        .filter((quantity) => row.values[quantity] !== null)
        .map((quantity) => (
          <Group key={quantity} justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
            <Text size="sm">{quantities.head(quantity)}</Text>
            <Text size="sm" component="div" className={ui.tabular}>
              <MeanCell row={row} quantity={quantity} quantities={quantities} />
            </Text>
          </Group>
        ))}
    </Stack>
  )
}
