import { Button, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ColumnsAs } from '#domain/bring-in/columns.ts'

type ColumnsAsChipProps = { as: ColumnsAs<string>['as'] | null; onAgain: () => void }

/** What the matching of columns was taken from; it can be put aside. */
export function ColumnsAsChip({ as, onAgain }: ColumnsAsChipProps) {
  const { t } = useTranslation('bring-in')
  if (as === null || as.kind === 'words') return null
  const name =
    as.kind === 'preset' ? t('columns.preset', { system: as.system }) : t('columns.remembered')
  if (as.kind === 'preset')
    return (
      <Text size="sm">
        {t('columns.as')} <b>{name}</b>
      </Text>
    )
  return (
    <Button
      variant="light"
      size="compact-md"
      title={t('columns.guess')}
      rightSection={<IconX size={16} aria-hidden />}
      onClick={onAgain}
    >
      {t('columns.as')} {name}
    </Button>
  )
}
