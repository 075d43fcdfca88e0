import { Button, Stack, Text, Title } from '@mantine/core'
import { IconDoorEnter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { JoinClub } from '../invitations/open.ts'
import { closeModal, openModal } from '../../shell/modals.ts'

/** Into a club by its code or by asking it: a window for one short decision. */
export function JoinButton() {
  const { t } = useTranslation('invitations')
  const open = () =>
    openModal({ title: t('join.title'), content: <JoinClub onDone={closeModal} /> })
  return (
    <Stack gap="xs" component="section" align="flex-start">
      <Title order={2} size="h3">
        {t('join.title')}
      </Title>
      <Text>{t('join.lead')}</Text>
      <Button variant="default" leftSection={<IconDoorEnter size={18} />} onClick={open}>
        {t('join.open')}
      </Button>
    </Stack>
  )
}
