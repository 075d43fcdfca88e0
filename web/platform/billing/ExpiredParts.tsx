import { Button, Stack, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { exportClub } from '#contract/platform/billing.ts'
import { download } from '../../api/api.ts'
import { paths } from '../../paths/paths.ts'
import { ExportPart } from '../../people/own-data/open.ts'
import { useViewer } from '../../shell/viewer.ts'

export function ClubExport() {
  const { t } = useTranslation('billing')
  const { mutate, isPending } = useMutation({ mutationFn: () => download(exportClub) })
  return (
    <Stack component="section" gap="xs" align="flex-start">
      <Title order={2} size="h3">
        {t('expired.export')}
      </Title>
      <Text c="dimmed">{t('expired.exportText')}</Text>
      <Button leftSection={<IconDownload size={18} />} loading={isPending} onClick={() => mutate()}>
        {t('expired.exportDo')}
      </Button>
    </Stack>
  )
}

export function OwnExport() {
  const { t } = useTranslation('billing')
  return (
    <Stack component="section" gap="xs" align="flex-start">
      <Title order={2} size="h3">
        {t('expired.own')}
      </Title>
      <ExportPart />
    </Stack>
  )
}

/** The clubs of the person that go on. */
export function OtherClubs() {
  const { t } = useTranslation()
  const { selected, memberships } = useViewer()
  const others = memberships.filter(({ club_id }) => club_id !== selected?.club_id)
  if (others.length === 0) return null
  return (
    <nav aria-label={t('expired.other')}>
      <Text c="dimmed" mb="xs">
        {t('expired.other')}
      </Text>
      {others.map(({ club }) => (
        <Button
          key={club.id}
          variant="light"
          component={Link}
          to={paths.switchClub(club.id)}
          mr="xs"
          mb="xs"
        >
          {club.name}
        </Button>
      ))}
    </nav>
  )
}
