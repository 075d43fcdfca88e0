import { Stack, Text } from '@mantine/core'
import type { WaterPiece } from '#contract/analysis/reports-water.ts'
import { day, decimal, figure, percent, text, time, type ListWords } from '../../list/columns.tsx'
import { list, rows } from '../../list/list.tsx'
import { paths } from '../../paths/paths.ts'
import ui from '../../ui/ui.module.css'

type WaterWords = { showsMedals: boolean }
type Words = ListWords<'reports', WaterWords>

const nothing = { why: (_: WaterPiece, { t }: Words) => t('missing.nothing') }
const weather = { why: (_: WaterPiece, { t }: Words) => t('missing.weather') }
const speed = { ...weather, unit: 'm/s' }

/** The pieces on the water, with the weather they were rowed in. */
export const waterPieceList = list('reports', 'waterPieces', rows<WaterPiece, WaterWords>(), {
  id: 'profile-water-pieces',
  title: ({ t }) => t('waterPieces.title'),
  columns: {
    date: day(({ date }) => date),
    class: text((piece) => piece.class),
    distance: figure(({ distance }) => distance, undefined, { ...nothing, unit: 'm' }),
    time: time((piece) => piece.time, nothing),
    pace: figure(
      ({ pace }) => pace,
      (pace, { format }) => format.paceNumber(pace),
      { ...nothing, unit: '/500 m' },
    ),
    percent: percent((piece) => piece.percent, 1, {
      ...nothing,
      isShown: ({ showsMedals }) => showsMedals,
    }),
    stroke_rate: decimal(({ stroke_rate }) => stroke_rate, 1, nothing),
    stroke_distance: decimal(({ stroke_distance }) => stroke_distance, 1, {
      ...nothing,
      unit: 'm',
    }),
    wind: decimal((piece) => piece.weather?.wind_speed, 1, speed),
    headwind: decimal(({ headwind }) => headwind, 1, speed),
    crosswind: decimal(({ crosswind }) => crosswind, 1, speed),
    stream: decimal((piece) => piece.weather?.stream_speed, 1, { ...speed, hidden: true }),
    water_temperature: decimal((piece) => piece.weather?.water_temperature, 0, {
      ...weather,
      unit: '°C',
      hidden: true,
    }),
    name: text(({ name }) => name, { hidden: true }),
    session: text(({ session }) => session),
  },
  rowKey: ({ result_id, piece, user_id }) => `${result_id} ${piece} ${user_id}`,
  sortedBy: '-date',
  href: ({ session_id }) => paths.session(session_id),
  phone: (piece, { t, format }) => {
    const named = (
      key: 'stroke_rate' | 'stroke_distance' | 'headwind' | 'crosswind',
      unit: string,
    ) =>
      piece[key] === null
        ? []
        : [`${t(`waterPieces.${key}`)} ${format.number(piece[key], 1)}${unit}`]
    return (
      <Stack gap={4}>
        <Text fw={500} className={ui.tabular}>
          {[format.day(piece.date), piece.class, format.resultTime(piece.time)]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <Text size="sm" c="dimmed" className={ui.tabular}>
          {[
            `${format.number(piece.distance)} m`,
            format.pace(piece.pace),
            ...named('stroke_rate', ''),
            ...named('stroke_distance', ' m'),
          ].join(' · ')}
        </Text>
        <Text size="sm" c="dimmed" className={ui.tabular}>
          {[piece.session, ...named('headwind', ' m/s'), ...named('crosswind', ' m/s')].join(' · ')}
        </Text>
      </Stack>
    )
  },
})
