import { Stack, Text, Title } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownComparison } from '#contract/analysis/comparison.ts'
import { CURVES } from '#domain/comparison/curves.ts'
import { speedScale } from '#domain/time/speed-scale.ts'
import { useFormat, type Format } from '../../format/format.ts'
import { mapSettings } from '../../ui/map/map-settings.ts'
import { PartNotice } from '../../shell/PlanNotice.tsx'
import { ChartWithMap } from '../../ui/charts/ChartWithMap.tsx'
import { TimeSeriesPanels } from '../../ui/charts/TimeSeriesPanels.tsx'
import { TracksMap, type MarkedTrack } from '../../ui/map/TracksMap.tsx'
import type { LineLook } from '../../ui/LineSample.tsx'
import { listSeparator, sentences } from '../../format/punctuation.ts'
import { curvePanels, type PanelWords } from '../../recordings/activities/open.ts'
import type { Panel, PanelLine } from '../../ui/charts/time-series.ts'
import type { NamedLine } from './compared-names.ts'

type OverlaidWords = { panels: PanelWords; dps: string; behind: string }
type Look = { looks: readonly LineLook[]; words: OverlaidWords; format: Format }

type Series = readonly (number | null)[]

/**
 * A panel for how far the others are behind, then one for each figure somebody has recorded: a line
 * for each recording, with the same colour and dashes in all of them.
 */
function overlaidPanels(
  lines: readonly NamedLine[],
  along: ShownComparison['along'],
  { looks, words, format }: Look,
): Panel[] {
  const scale = speedScale(lines[0]?.sport_id ?? 1)
  const own = lines.map(({ curves }) => {
    const known = CURVES.flatMap((name) => (curves[name] ? [[name, curves[name]] as const] : []))
    return curvePanels(Object.fromEntries(known), scale, words.panels, format)
  })
  const lineOf = (index: number, values: Series): PanelLine | null => {
    const [line, look] = [lines[index], looks[index]]
    return line && look ? { who: line.mark, values, ...look } : null
  }
  const recorded = [...new Set(own.flat().map(({ key }) => key))].flatMap((key) => {
    const [head] = own.flatMap((panels) => panels.find((panel) => panel.key === key) ?? [])
    const drawn = own.flatMap((panels, index) => {
      const panel = panels.find((one) => one.key === key)
      return (panel && lineOf(index, panel.values)) ?? []
    })
    return head ? panelOf(head, drawn) : []
  })
  const strokes = lines.flatMap(({ curves }, index) =>
    curves.dps ? (lineOf(index, curves.dps) ?? []) : [],
  )
  const behind = lines.flatMap((line, index) =>
    line.behind ? (lineOf(index, line.behind) ?? []) : [],
  )
  const decimals = along === 'distance' ? 1 : 0
  return [
    ...panelOf({ ...BEHIND, label: words.behind, unit: UNITS[along], decimals }, behind),
    ...recorded,
    ...panelOf({ key: 'dps', label: words.dps, unit: 'm', decimals: 2 }, strokes),
  ]
}

const UNITS = { distance: 's', time: 'm' } as const
/** Who is ahead is further up. */
const BEHIND = { key: 'behind', inverted: true, showsAll: true } as const

type Head = Omit<Panel, 'colour' | 'values' | 'who' | 'dash' | 'beside'>

function panelOf(head: Head, [first, ...beside]: readonly PanelLine[]): Panel[] {
  return first ? [{ ...head, ...first, beside }] : []
}

type OverlaidCurvesProps = {
  comparison: ShownComparison
  lines: readonly NamedLine[]
  looks: readonly LineLook[]
}

const DISTANCE_STEPS = [10, 20, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000, 20_000]

/** All recordings over each other, and on a map where they were; both follow the same cursor. */
export function OverlaidCurves({ comparison, lines, looks }: OverlaidCurvesProps) {
  const { t } = useTranslation('comparison')
  const format = useFormat()
  const [cursor, setCursor] = useState<number | null>(null)
  const [map] = useState(mapSettings)
  const { along, at } = comparison
  const first = lines[0]?.mark ?? ''
  const panels = useMemo(
    () =>
      overlaidPanels(lines, along, {
        looks,
        format,
        words: {
          panels: {
            pace: t('columns.pace'),
            speed: t('columns.speed'),
            heartRate: t('columns.heart_rate'),
            strokeRate: t('columns.stroke_rate'),
            cadence: t('columns.stroke_rate'),
            power: t('columns.power'),
            elevation: '',
          },
          dps: t('columns.dps'),
          behind: t(along === 'distance' ? 'behindTime' : 'behindDistance', { name: first }),
        },
      }),
    [lines, looks, along, first, t, format],
  )
  const metres = useMemo(
    () => ({ label: t('fromTheStart'), write: format.distance, steps: DISTANCE_STEPS }),
    [t, format],
  )
  const tracks = useMemo(() => tracksOf(lines, looks), [lines, looks])
  if (at.length === 0) return null
  if (panels.length === 0) return <PartNotice part="curves" />
  return (
    <Stack gap="xs">
      <ChartWithMap
        label={t('trackTitle')}
        chart={
          <TimeSeriesPanels
            title={t('curves')}
            t={at}
            panels={panels}
            onCursor={setCursor}
            endNames
            {...(along === 'distance' && { along: metres })}
          />
        }
        map={
          tracks.length > 0 && (
            <>
              <Title order={2} size="h4" mb="xs">
                {t('trackTitle')}
              </Title>
              <TracksMap
                tracks={tracks}
                tileUrl={map.tileUrl}
                attribution={map.attribution}
                cursorIndex={cursor}
                label={t('track')}
              />
            </>
          )
        }
      />
      <Missing lines={lines} />
    </Stack>
  )
}

const tracksOf = (lines: readonly NamedLine[], looks: readonly LineLook[]): MarkedTrack[] =>
  lines.flatMap(({ mark, track }, index) => {
    const look = looks[index]
    return track && look ? [{ mark, ...look, latitude: track.lat, longitude: track.lon }] : []
  })

/** What is not drawn of whom, and why. */
function Missing({ lines }: Pick<OverlaidCurvesProps, 'lines'>) {
  const { t } = useTranslation('comparison')
  const drawn = lines.filter(({ missing }) => missing === null)
  const without = (isKnown: (line: NamedLine) => boolean) =>
    drawn
      .filter((line) => !isKnown(line))
      .map(({ mark }) => mark)
      .join(listSeparator())
  const curves = CURVES.filter((name) => name !== 'dps').map((name) => ({
    key: name,
    names: without((line) => line.curves[name] !== null),
    text: (names: string) => t('noCurve', { figure: t(`columns.${name}`), names }),
  }))
  const track = {
    key: 'track',
    names: without((line) => line.track !== null),
    text: (names: string) => t('noTrack', { names }),
  }
  const shown = [...curves, track].filter(({ names }) => names !== '')
  if (shown.length === 0) return null
  return (
    <Text size="sm" c="dimmed">
      {sentences(shown.map(({ text, names }) => text(names)))}
    </Text>
  )
}
