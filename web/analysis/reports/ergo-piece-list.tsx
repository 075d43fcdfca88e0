import { Badge, Group, Stack, Text } from '@mantine/core'
import type { ErgoPiece } from '#contract/analysis/reports-ergo.ts'
import type { Equal } from '#domain/training/equal-pieces.ts'
import { day, decimal, figure, percent, text, time, type ListWords } from '../../list/columns.tsx'
import { list, rows } from '../../list/list.tsx'
import { paths } from '../../paths/paths.ts'
import ui from '../../ui/ui.module.css'

export const ergoPieceLink = ({ session_id, test }: Pick<ErgoPiece, 'session_id' | 'test'>) =>
  test ? paths.performanceTests(test.kind, test.id) : paths.session(session_id ?? 0)

/** Pieces of one athlete name nobody and mark the best. */
type ErgoWords = { isOfOne: boolean; by: Equal['by'] }
type Words = ListWords<'reports', ErgoWords>

const why = (key: 'nothing' | 'foretelling' | 'ergo_best' | 'weight') => ({
  why: (_: ErgoPiece, { t }: Words) => t(`missing.${key}`),
})
const sessionOf = ({ session }: ErgoPiece, { t }: Words) => session ?? t('ergoPieces.test')

/** A figure with the word that it is the best of all. */
const marked = (written: string, isBest: boolean, { t }: Words) =>
  isBest ? (
    <Group gap={6} justify="flex-end" wrap="nowrap">
      <Badge size="sm" variant="light">
        {t('ergoPieces.yes')}
      </Badge>
      {written}
    </Group>
  ) : (
    written
  )

/** The pieces over one length. */
export const ergoPieceList = list('reports', 'ergoPieces', rows<ErgoPiece, ErgoWords>(), {
  id: 'report-ergo-pieces',
  title: ({ t }) => t('ergoPieces.title'),
  columns: {
    athlete: text(({ name }) => name, { isShown: ({ isOfOne }) => !isOfOne }),
    date: day(({ date }) => date),
    distance: figure(({ distance }) => distance, undefined, {
      unit: 'm',
      hidden: ({ by }) => by === 'distance',
      cell: ({ distance, is_best }, words) =>
        marked(
          words.format.number(distance),
          words.isOfOne && words.by === 'time' && is_best,
          words,
        ),
    }),
    time: time((piece) => piece.time, {
      cell: (piece, words) =>
        marked(
          words.format.resultTime(piece.time),
          words.isOfOne && words.by === 'distance' && piece.is_best,
          words,
        ),
    }),
    pace: figure(
      ({ pace }) => pace,
      (pace, { format }) => format.paceNumber(pace),
      { ...why('nothing'), unit: '/500 m' },
    ),
    predicted_2000: time(({ predicted_2000 }) => predicted_2000, why('foretelling')),
    percent_of_best: percent(({ percent_of_best }) => percent_of_best, 1, why('ergo_best')),
    stroke_rate: decimal(({ stroke_rate }) => stroke_rate, 1, why('nothing')),
    watts: figure(({ watts }) => watts, undefined, { ...why('nothing'), unit: 'W' }),
    watts_per_kilogram: decimal(({ watts_per_kilogram }) => watts_per_kilogram, 2, {
      ...why('weight'),
      unit: 'W/kg',
    }),
    best_from: text(({ best_from }, { t }) => best_from && t(`ergoPieces.${best_from}`)),
    session: text(sessionOf),
  },
  rowKey: ({ result_id, test, piece, user_id }) =>
    `${result_id ?? `test ${test?.id}`} ${piece} ${user_id}`,
  href: ergoPieceLink,
  phone: (piece, words) => {
    const { t, format, isOfOne } = words
    const { name, date, distance, pace, stroke_rate, watts, is_best } = piece
    return (
      <Stack gap={4}>
        <Group gap="xs">
          <Text fw={500} className={ui.tabular}>
            {isOfOne ? format.day(date) : name} · {format.resultTime(piece.time)}
          </Text>
          {is_best && <Badge variant="light">{t('ergoPieces.yes')}</Badge>}
        </Group>
        <Text size="sm" c="dimmed" className={ui.tabular}>
          {[
            `${format.number(distance)} m`,
            format.pace(pace),
            ...(watts === null ? [] : [`${format.number(watts)} W`]),
            ...(stroke_rate === null
              ? []
              : [`${t('ergoPieces.stroke_rate')} ${format.number(stroke_rate)}`]),
          ].join(' · ')}
        </Text>
        <Text size="sm" c="dimmed">
          {[...(isOfOne ? [] : [format.day(date)]), sessionOf(piece, words)].join(' · ')}
        </Text>
      </Stack>
    )
  },
})
