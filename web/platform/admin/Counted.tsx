import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

type CountedProps = { title: string; counts: readonly string[]; children: ReactNode }

/** A part of the overview: its heading, and how many there are of each state. */
export function Counted({ title, counts, children }: CountedProps) {
  return (
    <Stack component="section" gap="sm">
      <div>
        <Title order={2} size="h3">
          {title}
        </Title>
        <Text c="dimmed" size="sm">
          {counts.join(' · ')}
        </Text>
      </div>
      {children}
    </Stack>
  )
}
