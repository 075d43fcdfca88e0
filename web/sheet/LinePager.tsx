import { ActionIcon, Group, Stack, Text, Title } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import ui from '../ui/ui.module.css'

type LinePagerProps = {
  name: string
  detail: readonly string[]
  /** The line shown of so many. */
  at: number
  count: number
  onGo: (step: number) => void
}

/** On a phone a sheet shows one line at a time: whose it is, with the way to the others. */
export function LinePager({ name, detail, at, count, onGo }: LinePagerProps) {
  const { t } = useTranslation('sheet')
  return (
    <Group justify="space-between" wrap="nowrap">
      <ActionIcon
        size={44}
        variant="default"
        aria-label={t('previous')}
        disabled={at === 0}
        onClick={() => onGo(-1)}
      >
        <IconChevronLeft />
      </ActionIcon>
      <Stack gap={0} align="center">
        <Title order={2} size="h4">
          {name}
        </Title>
        <Text size="sm" c="dimmed" className={ui.tabular}>
          {[...detail, `${at + 1}/${count}`].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
      <ActionIcon
        size={44}
        variant="default"
        aria-label={t('next')}
        disabled={at === count - 1}
        onClick={() => onGo(1)}
      >
        <IconChevronRight />
      </ActionIcon>
    </Group>
  )
}
