import { Stack, Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'

export type FormPartProps = { title: string; children: ReactNode }

/** A group of fields under a short heading. */
export function FormPart({ title, children }: FormPartProps) {
  const id = useId()
  return (
    <Stack component="section" gap="md" aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {title}
      </Title>
      {children}
    </Stack>
  )
}
