import { Group, Stack, Text } from '@mantine/core'
import classes from './ui.module.css'
import { colon, listSeparator } from '../format/punctuation.ts'

export type ZonePart = {
  key: string
  label: string
  value: number
  colour: string
  /** Readable on `colour`. */
  textColour: string
}

export type ZoneBarProps = {
  label: string
  parts: readonly ZonePart[]
  /** Writes a share of 0–100. */
  writeShare: (percentage: number) => string
  height?: number
  legend?: boolean
}

/** A bar that is lower has no room for labels. */
const LABELLED_HEIGHT = 18

/** It grows with the text in it. */
const inRem = (pixels: number) => `${pixels / 16}rem`

/** Shares of a whole as one stacked bar; the same is said in words. */
export function ZoneBar({ label, parts, writeShare, height = 22, legend = false }: ZoneBarProps) {
  const sum = parts.reduce((total, part) => total + part.value, 0)
  const shown = parts
    .filter((part) => part.value > 0)
    .map((part) => ({ ...part, share: (100 * part.value) / sum }))
  const words = shown.map((part) => `${part.label} ${writeShare(part.share)}`)
  return (
    <Stack gap={6}>
      <div
        className={classes.zoneBar}
        role="img"
        aria-label={[label, words.join(listSeparator())].filter(Boolean).join(colon())}
        title={words.join(listSeparator())}
        style={{ height: inRem(height) }}
      >
        {shown.map((part) => (
          <span
            key={part.key}
            style={{
              flex: `${part.share} 0 0`,
              background: part.colour,
              color: part.textColour,
              lineHeight: inRem(height),
            }}
          >
            {height >= LABELLED_HEIGHT && <span className={classes.zoneLabel}>{part.label}</span>}
          </span>
        ))}
      </div>
      {legend && (
        <Group gap="sm" aria-hidden>
          {shown.map((part) => (
            <Group key={part.key} gap={6} wrap="nowrap">
              <span className={classes.swatch} style={{ background: part.colour }} />
              <Text size="xs" className={classes.tabular}>
                {part.label} {writeShare(part.share)}
              </Text>
            </Group>
          ))}
        </Group>
      )}
    </Stack>
  )
}
