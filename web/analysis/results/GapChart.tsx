import { Group, Text, useComputedColorScheme } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Gap } from '#domain/training/score-figures.ts'
import { useFormat } from '../../format/format.ts'
import { CHANNEL_COLOURS } from '../../ui/theme-colours.ts'
import { usePhone } from '../../ui/use-phone.ts'
import classes from './results.module.css'
import { onScale, speedScale, unitOfScale } from '#domain/time/speed-scale.ts'
import { writeOnScale } from '../../format/speed-scale.ts'

const WIDE = { width: 720, height: 240, left: 64, right: 24, top: 16, bottom: 32 }
/** Drawn as wide as a phone shows it, so that its letters are as large as others. */
const NARROW = { width: 358, height: 220, left: 52, right: 20, top: 16, bottom: 32 }
const COLOURS = [CHANNEL_COLOURS.speed, CHANNEL_COLOURS.power] as const

export type Compared = { sport_id: number; first: string; second: string; gaps: readonly Gap[] }

/** Speed of both over the distance, with faster up; the figures are in the table below. */
export function GapChart({ compared }: { compared: Compared }) {
  const { t } = useTranslation('results')
  const format = useFormat()
  const scheme = useComputedColorScheme('light')
  const size = usePhone() ? NARROW : WIDE
  const scale = speedScale(compared.sport_id)
  const { gaps } = compared
  const speeds = gaps
    .flatMap(({ first_speed, second_speed }) => [first_speed, second_speed])
    .filter((speed) => speed !== null)
  const end = gaps.at(-1)?.distance ?? 0
  if (speeds.length === 0 || end === 0) return null
  const [low, high] = [Math.min(...speeds), Math.max(...speeds)]
  const room = (high - low) * 0.15 || high * 0.02
  const x = (distance: number) =>
    size.left + (distance / end) * (size.width - size.left - size.right)
  const y = (speed: number) =>
    size.top +
    ((high + room - speed) / (high - low + 2 * room)) * (size.height - size.top - size.bottom)
  const steps = (key: 'first_speed' | 'second_speed') =>
    gaps
      .map(
        (gap, index) =>
          `${index === 0 ? 'M' : 'L'}${x(gaps[index - 1]?.distance ?? 0)} ` +
          `${y(gap[key] ?? low)}H${x(gap.distance)}`,
      )
      .join('')
  const ticks = [high, (high + low) / 2, low]
  const lines = [
    { name: compared.first, key: 'first_speed', dash: undefined },
    { name: compared.second, key: 'second_speed', dash: '6 4' },
  ] as const
  const chart = (
    <svg
      className={classes.gap}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={t('compare.chart', { one: compared.first, other: compared.second })}
    >
      {ticks.map((speed) => (
        <g key={speed}>
          <line
            x1={size.left}
            x2={size.width - size.right}
            y1={y(speed)}
            y2={y(speed)}
            className={classes.gridLine}
          />
          <text x={size.left - 8} y={y(speed) + 4} textAnchor="end">
            {writeOnScale(scale, onScale(scale, speed), format)}
          </text>
        </g>
      ))}
      {gaps.map(({ distance }) => (
        <text key={distance} x={x(distance)} y={size.height - 10} textAnchor="middle">
          {format.number(distance)}
        </text>
      ))}
      <text x={size.left - 8} y={size.height - 10} textAnchor="end">
        {unitOfScale(scale)}
      </text>
      {lines.map(({ key, dash }, index) => (
        <path
          key={key}
          d={steps(key)}
          fill="none"
          stroke={COLOURS[index]?.[scheme]}
          strokeWidth={2.5}
          strokeDasharray={dash}
        />
      ))}
    </svg>
  )
  return (
    <div>
      <Group gap="md">
        {lines.map(({ name, key, dash }, index) => (
          <Group key={key} gap={6} wrap="nowrap" miw={0}>
            <svg width={28} height={6} aria-hidden className={classes.gapSample}>
              <path
                d="M0 3H28"
                stroke={COLOURS[index]?.[scheme]}
                strokeWidth={2.5}
                strokeDasharray={dash}
              />
            </svg>
            <Text size="sm">{name}</Text>
          </Group>
        ))}
      </Group>
      {chart}
    </div>
  )
}
