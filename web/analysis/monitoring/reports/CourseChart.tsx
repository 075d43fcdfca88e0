import { Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { onScheme } from '../../../ui/theme-colours.ts'
import { drawCourse, HEIGHT, WIDTH, type CourseLine } from './course.ts'
import { LEVEL_TONES } from './levels.ts'
import classes from './monitoring-reports.module.css'
import { useReadingWords } from './use-reading-words.ts'

/** Four weeks of one number: dots joined by a line, over the band of what is usual. */
export function CourseChart({ line }: { line: CourseLine }) {
  const { t } = useTranslation('monitoring-reports')
  const { write } = useReadingWords()
  const { lines, dots, usual } = drawCourse(line)
  const last = line.points.findLast(({ value }) => value !== null)
  const field = t(`fields.${line.field}`)
  const value = write(line.field, last?.value ?? null)
  return (
    <figure style={{ margin: 0 }}>
      <Group component="figcaption" justify="space-between" gap="xs">
        <Text size="sm">{field}</Text>
        <Text size="sm" fw={650}>
          {value}
        </Text>
      </Group>
      <svg
        className={classes.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('course.summary', { field, count: dots.length, value })}
      >
        {usual.map((area) => (
          <path key={area} className={classes.normal} d={area} />
        ))}
        {lines.map((path) => (
          <path key={path} className={classes.line} d={path} />
        ))}
        {dots.map(({ x, y, index }) => (
          <Dot key={index} x={x} y={y} level={line.points[index]?.level ?? null} />
        ))}
      </svg>
    </figure>
  )
}

type DotProps = { x: number; y: number; level: keyof typeof LEVEL_TONES | null }

/** Amber is a triangle and red a square, so that no colour is needed to see them. */
function Dot({ x, y, level }: DotProps) {
  if (level === null || level === 'green')
    return <circle cx={x} cy={y} r={2} fill="var(--mantine-primary-color-filled)" />
  const { light, dark } = LEVEL_TONES[level]
  const fill = onScheme(light.text, dark.text)
  return level === 'red' ? (
    <rect x={x - 4} y={y - 4} width={8} height={8} style={{ fill }} />
  ) : (
    <path d={`M${x} ${y - 5}L${x + 5} ${y + 4}L${x - 5} ${y + 4}Z`} style={{ fill }} />
  )
}
