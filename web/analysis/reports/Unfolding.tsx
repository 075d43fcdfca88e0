import { Button, Group, Stack, Title } from '@mantine/core'
import { useState, type ReactNode } from 'react'

type UnfoldingProps = {
  title: string
  /** What the button says. */
  show: string
  children: ReactNode
}

/** A part of a page that is fetched and drawn once somebody asks for it. */
export function Unfolding({ title, show, children }: UnfoldingProps) {
  const [open, setOpen] = useState(false)
  return (
    <Stack gap="sm" mt="xl" align="stretch">
      <Group justify="space-between">
        <Title order={2} size="h4">
          {title}
        </Title>
        {!open && (
          <Button variant="default" onClick={() => setOpen(true)}>
            {show}
          </Button>
        )}
      </Group>
      {open && children}
    </Stack>
  )
}
