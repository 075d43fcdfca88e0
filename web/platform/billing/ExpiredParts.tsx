import { Button, Stack, Text, Title } from '@mantine/core'
import { IconDatabaseExport } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths/paths.ts'
import { ExportPart } from '../../people/own-data/open.ts'
import { useViewer } from '../../shell/viewer.ts'

export function ClubExport() {
  const { t } = useTranslation('billing')
  return (
    <Stack component="section" gap="xs" align="flex-start">
      <Title order={2} size="h3">
        {t('expired.export')}
      </Title>
      <Text c="dimmed">{t('expired.exportText')}</Text>
      <Button
        component={Link}
        to={paths.clubData()}
        leftSection={<IconDatabaseExport size={18} aria-hidden />}
      >
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
