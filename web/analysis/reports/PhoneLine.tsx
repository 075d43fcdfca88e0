import { Group, Stack, Text } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { Fragment } from 'react'
import { ZONES_COLUMN } from '#domain/reports/columns.ts'
import type { Parts } from '#domain/reports/parts.ts'
import { changeOf, figureOf, type Report } from '#domain/reports/report.ts'
import { ZONE_PARTS } from '#domain/reports/zone-parts.ts'
import { useAskedReport } from './asked-report.ts'
import { FigureValue } from './FigureValue.tsx'
import { useShownFigures } from './use-report-words.ts'
import { ZoneShares } from './ZoneShares.tsx'
import ui from '../../ui/ui.module.css'
import { inBrackets } from '../../format/punctuation.ts'

type PhoneLineProps = {
  report: Report
  name: string
  parts: Parts
  earlier: Parts | null
  /** Whether it is unfolded, where it unfolds. */
  open?: boolean
}

/** How many figures a line of a phone has room for. */
const ON_A_PHONE = 4

/** A line of a report on a narrow screen: who or when, and the first figures below. */
export function PhoneLine({ report, name, parts, earlier, open }: PhoneLineProps) {
  const figures = useShownFigures(report)
  const { shown, compared } = useAskedReport().columns
  const before = compared.includes('earlier') ? earlier : null
  const hasNow = earlier === null || compared.includes('now')
  const Arrow = open ? IconChevronDown : IconChevronRight
  const seconds = ZONE_PARTS.map((zone) => parts[zone] ?? 0)
  return (
    <Stack gap={4}>
      <Group gap={4} wrap="nowrap">
        {open !== undefined && <Arrow size={18} aria-hidden />}
        <Text fw={500}>{name}</Text>
      </Group>
      <Text component="div" size="sm" c="dimmed" className={ui.tabular}>
        {figures.slice(0, ON_A_PHONE).map((figure, place) => {
          const valueOf = (of: Parts) => (
            <FigureValue
              figure={figure}
              value={figureOf(report, figure.name, of)}
              missing={() => figure.missingOf(of)}
            />
          )
          const change = changeOf(report, figure.name, parts, earlier)
          return (
            <Fragment key={figure.name}>
              {place > 0 && ' · '}
              {`${figure.label} `}
              {before && valueOf(before)}
              {before && hasNow && ' → '}
              {hasNow && valueOf(parts)}
              {figure.unit !== undefined && ` ${figure.unit}`}
              {change !== null &&
                compared.includes('change') &&
                inBrackets(figure.writeChange(change))}
            </Fragment>
          )
        })}
      </Text>
      {shown.includes(ZONES_COLUMN) && <ZoneShares seconds={seconds} />}
    </Stack>
  )
}
