import { useId, useState, type ReactNode } from 'react'
import { Box, Button, Collapse, Group, Stack, Text, Title } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { usePhone } from './use-phone.ts'
import { usePrinting } from './use-printing.ts'

export type PageProps = {
  title: ReactNode
  /** What a person came to know, in one line. */
  subtitle?: ReactNode
  /** The one primary action. */
  action?: ReactNode
  /** The way to the pages beside this one. */
  tabs?: ReactNode
  filters?: ReactNode
  /** How many filters differ from their default; shown on the phone's button. */
  filtersSet?: number
  children: ReactNode
}

/** Head and body of a page: one h1, at most one primary action, a row of filters. */
export function Page({
  title,
  subtitle,
  action,
  tabs,
  filters,
  filtersSet = 0,
  children,
}: PageProps) {
  return (
    <Stack gap="lg" maw={1440} mx="auto" w="100%">
      <Group justify="space-between" align="flex-start" gap="sm">
        <Box miw={0}>
          <Title order={1}>{title}</Title>
          {subtitle && <Text c="dimmed">{subtitle}</Text>}
        </Box>
        {action}
      </Group>
      {tabs}
      {filters && <Filters set={filtersSet}>{filters}</Filters>}
      {children}
    </Stack>
  )
}

/** A row of fields that folds into one button on a phone. */
export function Filters({ set, children }: { set: number; children: ReactNode }) {
  const { t } = useTranslation('ui')
  const [open, setOpen] = useState(false)
  const id = useId()
  const phone = usePhone()
  const isPrinting = usePrinting()
  const fields = (
    <Group gap="sm" align="flex-end" role="group" aria-label={t('filters')}>
      {children}
    </Group>
  )
  // Paper is as narrow as a phone and cannot be unfolded.
  if (!phone || isPrinting) return fields
  return (
    <Stack gap="sm">
      <Button
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={18} />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {set > 0 ? t('filtersSet', { number: set }) : t('filters')}
      </Button>
      <Collapse id={id} expanded={open}>
        {fields}
      </Collapse>
    </Stack>
  )
}
