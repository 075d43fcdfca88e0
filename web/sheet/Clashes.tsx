import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Clash } from './cell-conflicts.ts'
import type { Cells } from './cells.ts'
import type { Desk } from './use-cells.ts'

type ClashesProps<P> = {
  desk: Pick<Desk<P>, 'clashes' | 'settle'>
  write: Cells<P>['write']
  /** Whose value it is, and of what. */
  nameOf: (place: P) => string
}

/** Two values for one cell: the person decides, nothing is overwritten unasked. */
export function Clashes<P>({ desk, write, nameOf }: ClashesProps<P>) {
  const { t } = useTranslation('sheet')
  if (desk.clashes.length === 0) return null
  function settle(clash: Clash<P>, whose: 'mine' | 'theirs') {
    desk.settle(clash, whose)
    document.getElementsByName(clash.key)[0]?.focus()
  }
  return (
    <Alert color="amber" icon={<IconUsers />} title={t('clash.title')} role="alert">
      <Stack gap="sm">
        {desk.clashes.map((clash) => {
          const theirs = write(clash.entry, clash.theirs)
          return (
            <Group key={clash.key} gap="xs">
              <Text size="sm">{nameOf(clash.entry)}</Text>
              <Button size="xs" variant="default" onClick={() => settle(clash, 'theirs')}>
                {t('clash.theirs', { value: theirs || t('clash.nothing') })}
              </Button>
              <Button size="xs" onClick={() => settle(clash, 'mine')}>
                {t('clash.mine', { value: clash.entry.text || t('clash.nothing') })}
              </Button>
            </Group>
          )
        })}
      </Stack>
    </Alert>
  )
}
