import { Checkbox, Group, Stack, Text, Title } from '@mantine/core'
import { IconFlag } from '@tabler/icons-react'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { racePieces, RacePiece } from '#contract/analysis/race-analysis.ts'
import type { Reply } from '#contract/endpoint.ts'
import { lineKey } from '#domain/race-analysis/kinds.ts'
import { useFormat } from '../../format/format.ts'
import { PageState } from '../../ui/PageState.tsx'
import type { DataColumn } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import ui from '../../ui/ui.module.css'
import { Known } from '../../ui/Known.tsx'
import { ChosenPieces } from './ChosenPieces.tsx'
import { crewOf } from './line-names.ts'
import { useChosenPieces } from './use-chosen-pieces.ts'

type RacePieces = Reply<typeof racePieces>['data']

/** The pieces there are: one ticks some and compares them. */
export function PieceChooser({ found }: { found: RacePieces }) {
  const { t } = useTranslation('racing')
  const { pieces, count, is_counted } = found
  const { chosen, toggle, clear } = useChosenPieces(pieces)
  const columns = useChoiceColumns(chosen, toggle)
  if (count === 0)
    return (
      <PageState
        state="empty"
        icon={<IconFlag />}
        title={t('pieces.empty')}
        text={t('pieces.emptyText')}
      />
    )
  return (
    <Stack gap="sm">
      <Title order={2} size="h4">
        {t('pieces.title')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('pieces.hint')}
      </Text>
      {/* What comes and goes with the pieces is below: the way on does not move under a finger. */}
      <ChosenPieces chosen={[...chosen.values()]} onClear={clear} />
      {count > pieces.length && (
        <Text size="sm" role="status">
          {is_counted
            ? t('pieces.latest', { number: pieces.length, count })
            : t('pieces.latestOfMore', { number: pieces.length })}
        </Text>
      )}
      <RankingCaution pieces={pieces} />
      <DataTable
        id="racing-pieces"
        label={t('pieces.title')}
        columns={columns}
        rows={pieces}
        rowKey={lineKey}
        sortedBy={{ key: 'date', descending: true }}
        renderPhoneRow={(piece) => (
          <PhonePiece piece={piece} isChosen={chosen.has(lineKey(piece))} onToggle={toggle} />
        )}
      />
    </Stack>
  )
}

/** Times can be sorted: what that does not say where pieces differ. */
function RankingCaution({ pieces }: { pieces: readonly RacePiece[] }) {
  const { t } = useTranslation('racing')
  const differ = (valueOf: (piece: RacePiece) => string | number) =>
    new Set(pieces.map(valueOf)).size > 1
  const differs =
    differ((piece) => piece.class) ||
    differ(({ distance }) => Math.round(distance)) ||
    differ(({ session_id }) => session_id)
  return differs && <Text size="sm">{t('pieces.caution')}</Text>
}

/** What a tick box of a piece is called. */
function useChoiceName(): (piece: RacePiece) => string {
  const { t } = useTranslation('racing')
  return useCallback(
    (piece) =>
      piece.place === null
        ? t('pieces.chooseUnplanned', { name: crewOf(piece) })
        : t('pieces.choose', { name: crewOf(piece), number: piece.place }),
    [t],
  )
}

type PhonePieceProps = {
  piece: RacePiece
  isChosen: boolean
  onToggle: (piece: RacePiece) => void
}

function PhonePiece({ piece, isChosen, onToggle }: PhonePieceProps) {
  const { t } = useTranslation('racing')
  const format = useFormat()
  const choiceName = useChoiceName()
  const { date, session, place, distance, time, percent } = piece
  const number = place === null ? [] : [t('pieces.number', { number: place })]
  const more = percent === null ? [] : [`${format.percent(percent, 1)} GMT`]
  return (
    <Group gap="sm" wrap="nowrap" py={6} align="flex-start">
      <Checkbox
        size="md"
        aria-label={choiceName(piece)}
        checked={isChosen}
        onChange={() => onToggle(piece)}
      />
      <Stack gap={2}>
        <Text fw={500}>{[crewOf(piece), ...number].join(' · ')}</Text>
        <Text size="sm" c="dimmed" className={ui.tabular}>
          {[format.day(date), session].join(' · ')}
        </Text>
        <Text size="sm" c="dimmed" className={ui.tabular}>
          {[format.distance(distance), format.resultTime(time), ...more].join(' · ')}
        </Text>
      </Stack>
    </Group>
  )
}

function useChoiceColumns(
  chosen: ReadonlyMap<string, RacePiece>,
  toggle: (piece: RacePiece) => void,
): readonly DataColumn<RacePiece>[] {
  const { t } = useTranslation('racing')
  const format = useFormat()
  const choiceName = useChoiceName()
  return useMemo(
    () => [
      {
        key: 'crew',
        header: t('columns.crew'),
        value: crewOf,
        width: 240,
        cell: (piece) => (
          <Checkbox
            aria-label={choiceName(piece)}
            label={crewOf(piece)}
            checked={chosen.has(lineKey(piece))}
            onChange={() => toggle(piece)}
          />
        ),
      },
      {
        key: 'class',
        header: t('columns.class'),
        value: (piece) => piece.class,
        cell: (piece) => <Known text={piece.class || null} why={t('none.class')} />,
      },
      {
        key: 'date',
        header: t('columns.date'),
        value: ({ date }) => date,
        cell: ({ date }) => format.day(date),
      },
      { key: 'session', header: t('columns.session'), value: ({ session }) => session, width: 220 },
      {
        key: 'piece',
        header: t('columns.piece'),
        figure: true,
        value: ({ place }) => place,
        cell: ({ place }) => (
          <Known text={place === null ? null : format.number(place)} why={t('none.place')} />
        ),
      },
      {
        key: 'distance',
        header: t('columns.distance'),
        unit: 'm',
        figure: true,
        value: ({ distance }) => distance,
        cell: ({ distance }) => format.number(distance),
      },
      {
        key: 'time',
        header: t('columns.time'),
        figure: true,
        value: ({ time }) => time,
        cell: ({ time }) => format.resultTime(time),
      },
      {
        key: 'prognostic',
        header: t('columns.prognostic'),
        figure: true,
        value: ({ percent }) => percent,
        cell: ({ percent }) => (
          <Known text={format.percent(percent, 1)} why={t('none.prognostic')} />
        ),
      },
    ],
    [t, format, chosen, toggle, choiceName],
  )
}
