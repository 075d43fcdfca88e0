import { Button, Stack, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { exportClub, planGate } from '#contract/platform/billing.ts'
import { hasPermission } from '#domain/rules/viewer.ts'
import { download, query } from '../../api.ts'
import { paths } from '../../paths.ts'
import { MessagePage } from '../../shell/MessagePage.tsx'
import { can, useViewer } from '../../shell/viewer.ts'
import { ExportPart } from '../../people/own-data/open.ts'
import { Deciders } from './Deciders.tsx'

/**
 * The club's plan has run out: who can renew it, how to take the data along; other clubs of the
 * person go on.
 */
export function LicenceExpiredPage() {
  const { t } = useTranslation()
  const viewer = useViewer()
  const { selected, memberships } = viewer
  const others = memberships.filter(({ club_id }) => club_id !== selected?.club_id)
  return (
    <MessagePage
      title={t('expired.title', { club: selected?.club.name ?? 'Slipway' })}
      text={t('expired.text')}
    >
      {selected && <Renewal />}
      {can(exportClub.access, viewer) && <ClubExport />}
      <OwnExport />
      {others.length > 0 && (
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
      )}
      <Button variant="default" component={Link} to={paths.logout()}>
        {t('signOut')}
      </Button>
    </MessagePage>
  )
}

function Renewal() {
  const { t } = useTranslation('billing')
  const decides = hasPermission(useViewer(), 'manage-licences')
  const { data } = useQuery({ ...query(planGate), enabled: !decides })
  if (decides) return <Text>{t('expired.decide')}</Text>
  if (!data) return null
  const { deciders } = data.data
  return (
    <div>
      {deciders.length > 0 && <Text mb="xs">{t('expired.ask')}</Text>}
      <Deciders people={deciders} nobody={t('expired.askNobody')} />
    </div>
  )
}

function ClubExport() {
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

function OwnExport() {
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
