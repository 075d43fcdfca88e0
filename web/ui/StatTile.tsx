import type { ReactNode } from 'react'
import { Group, Skeleton, Stack, Text } from '@mantine/core'
import classes from './ui.module.css'

export type StatTileProps = {
  label: string
  /** Already written by the formatting module, without its unit. */
  value: string
  unit?: string
  hint?: ReactNode
  loading?: boolean
}

/** One number that matters. */
export function StatTile({ label, value, unit, hint, loading = false }: StatTileProps) {
  return (
    <Stack gap={2} miw={110}>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      {loading ? (
        <Skeleton height={28} width={90} aria-busy />
      ) : (
        <Group gap={6} align="baseline" wrap="nowrap">
          <Text className={classes.stat} component="span">
            {value}
          </Text>
          {unit && (
            <Text component="span" size="sm" c="dimmed">
              {unit}
            </Text>
          )}
        </Group>
      )}
      {hint && (
        <Text component="div" size="xs" c="dimmed">
          {hint}
        </Text>
      )}
    </Stack>
  )
}
